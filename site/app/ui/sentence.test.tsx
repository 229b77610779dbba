import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Sentence } from "./sentence.tsx";

test("elements stand where the text has their placeholders, in the order of the text", () => {
  const parts = { link: <a href="/login">log in</a>, name: <b>Thandi</b> };
  expect(renderToStaticMarkup(<Sentence text="{name}, please {link} now." parts={parts} />)).toBe(
    '<b>Thandi</b>, please <a href="/login">log in</a> now.',
  );
});

test("the words around the elements stand in what is given for them", () => {
  const sentence = (
    <Sentence
      text="{rule}, done"
      parts={{ rule: "At least one number" }}
      wrap={(words) => <small>{words}</small>}
    />
  );
  expect(renderToStaticMarkup(sentence)).toBe("At least one number<small>, done</small>");
});
