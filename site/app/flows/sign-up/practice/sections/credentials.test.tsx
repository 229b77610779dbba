import { messages } from "@frontdoor/contract/messages.ts";
import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyPracticeForm } from "../practice-form.ts";
import { Credentials } from "./credentials.tsx";
import type { PracticeSectionProps } from "./practice-section.ts";

const draw = (props: Partial<PracticeSectionProps>) =>
  renderToStaticMarkup(
    <Credentials
      form={emptyPracticeForm}
      problems={{}}
      resumed={false}
      shown={new Set(["username"])}
      lists={{} as PracticeSectionProps["lists"]}
      onChange={() => {}}
      onAskListsAgain={() => {}}
      {...props}
    />,
  );

test("[S3.042 S3.046] what a username of one's own is made of stands once beside its field, and belongs to it", () => {
  const html = draw({ problems: { username: messages.invalidField("Username") } });
  expect(html.split(practiceFields.username.hint)).toHaveLength(2);
  const input = /<input[^>]*id="username"[^>]*>/.exec(html)?.[0] ?? "";
  const [hint = "", error = ""] = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(" ") ?? [];
  expect(html).toContain(`id="${hint}">${practiceFields.username.hint}</p>`);
  expect(html).toContain(`id="${error}"`);
  expect(html).toContain("The Username field is invalid");
});

test("a username that is a contact detail needs no such rule", () => {
  expect(draw({ shown: new Set() })).not.toContain(practiceFields.username.hint);
});
