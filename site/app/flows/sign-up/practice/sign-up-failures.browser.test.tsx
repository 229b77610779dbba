import { person } from "@frontdoor/contract/test/person.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, letThrough } from "../../../../test/back-end.ts";
import { errorArea, expectFault, field, submit } from "../../../../test/form.ts";
import { chooseFirst } from "../../../../test/lists.ts";
import { open } from "../../../../test/open-screen.tsx";
import { fillPracticeForm } from "../../../../test/practice-form.ts";

const register = "/api/practice/registration/register";

for (const list of ["countries", "disciplines"]) {
  test(`[S2.179] when the ${list} do not load, that takes the form's place, until they do`, async () => {
    answer(`/api/practice/lookup/${list}`, {
      status: 503,
      body: { message: "Inner words" },
    });
    await open("/signup/practice");
    await expect
      .element(page.getByRole("main"))
      .toMatchTextContent(
        "Could not load the practice forms. Please contact support for assistance.",
      );
    await expect.element(field("First name")).toHaveLength(0);
    letThrough(`/api/practice/lookup/${list}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(field("First name")).toBeVisible();
  });
}

test("[S4.036] a list that fails while the form is filled in is asked for once more by its own button, whose section takes the focus", async () => {
  const specialities = /\/api\/practice\/lookup\/.*specialities/;
  answer(specialities, { status: 500, body: { message: "Not now." } });
  await open("/signup/practice");
  await chooseFirst("Discipline");
  await expectFault(field("Speciality"), "Not now.");
  letThrough(specialities);
  await submit("Try again").click();
  await expect.element(page.css("section#profession")).toHaveFocus();
  await expect.element(field("Speciality")).toBeEnabled();
});

test("[S7.059 S8.044] a refused registration shows the server's words, on the fields that it names", async () => {
  const body = {
    message: "Words.",
    fields: { "hcp.hpcsaNumber": "Not that one.", username: "Nor this." },
  };
  answer(register, { status: 400, body });
  await open("/signup/practice");
  await fillPracticeForm(person);
  await submit("Create account").click();
  await expect.element(errorArea()).toMatchTextContent("Words.");
  await expectFault(field("HPCSA number"), "Not that one.");
  await expectFault(field("Username"), "Nor this.");
});
