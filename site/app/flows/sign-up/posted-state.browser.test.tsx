import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseProduct, errorArea, field } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";
import { newPracticeSignUp } from "./practice/practice-sign-up.state.ts";

test("[S2.119 S2.093] what a form sent without script left in its document goes to no other product's form, and not over its own draft", async () => {
  const sent = { firstname: "Thandi", surname: "Khumalo" };
  await open("/signup/practice", {
    state: {
      ...newPracticeSignUp,
      form: { ...newPracticeSignUp.form, firstname: "Thandi" },
      step: { at: "refused", message: "Sent without script." },
    },
    values: sent,
    hidden: { key: "key", token: "token" },
  });
  await expect.element(field("First name")).toHaveValue("Thandi");
  await expect.element(errorArea()).toHaveTextContent("Sent without script.");
  await field("First name").fill("Nomsa");

  await chooseProduct("Academic");
  await expect.element(field("Name")).toHaveValue("");
  await expect.element(page.getByText("Sent without script.")).toHaveLength(0);
  await expect.element(page.css("main form input[name=form-key]")).toHaveLength(0);

  await chooseProduct("Practice");
  await expect.element(field("First name")).toHaveValue("Nomsa");
  await expect.element(page.getByText("Sent without script.")).toHaveLength(0);
});
