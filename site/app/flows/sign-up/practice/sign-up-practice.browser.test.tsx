import { person } from "@frontdoor/contract/test/person.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { answer } from "../../../../test/back-end.ts";
import { errorArea, field, submit } from "../../../../test/form.ts";
import { press } from "../../../../test/keyboard.ts";
import { choose } from "../../../../test/lists.ts";
import { open } from "../../../../test/open-screen.tsx";
import { fillPracticeForm } from "../../../../test/practice-form.ts";

const register = "/api/practice/registration/register";

test("[S7.056 S3.025 S3.026 S3.027 S3.028 S3.029 S3.030 S3.031 S3.032 S3.033 S3.036 S3.037 S3.038 S3.040 S6.006] the registration sends the practice user, and nothing of the form alone", async () => {
  const sent = answer(register, { status: 400, body: { message: "No." } });
  await open("/signup/practice");
  await fillPracticeForm(person);
  await submit("Create account").click();
  await expect.element(errorArea()).toHaveTextContent("No.");
  const { practicePhone, hpcsaNumber, ...plain } = person;
  expect(sent[0]?.body).toEqual({
    ...plain,
    practicePhone,
    phone: { number: practicePhone },
    identityType: "IDDOC",
    hcp: {
      discipline: expect.any(String),
      speciality: expect.any(String),
      role: expect.any(String),
      hpcsaNumber,
    },
    type: "HCP",
    termsAccepted: true,
  });
  expect(sent[0]?.headers["idempotency-key"]).toMatch(/\S{16,}/);
});

for (const path of ["/signup/practice", "/register/practice"]) {
  test(`[S2.016 S2.018 S2.120] ${path} shows the practice form at its own address`, async () => {
    await open(path);
    await expect.element(field("First name")).toBeVisible();
    await expectAddress(path);
  });
}

test("[S2.133 S2.132] the terms can be read before they are accepted", async () => {
  await open("/signup/practice");
  const box = page.getByRole("checkbox", {
    name: /^I have read and accept the Terms and Conditions/,
  });
  await page
    .getByRole("main")
    .getByRole("button", { name: "Terms and Conditions" })
    .first()
    .click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await press("Escape");
  await expect.element(page.getByRole("dialog")).toHaveLength(0);
  await expect.element(box).not.toBeChecked();
});

test("[S2.135] every field that must be filled has an asterisk, and no other has", async () => {
  await open("/signup/practice");
  await expect.element(field("Discipline")).toBeEnabled();
  const form = page.css("main form").element();
  const missing = [...form.querySelectorAll("input:not([type=radio]), select")]
    .filter(
      (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
    )
    .filter((control) => !control.labels?.[0]?.textContent?.includes("*"))
    .map((control) => control.name);
  expect(missing).toEqual([]);
});

test("[SEC-A9 S3.044 S3.045 S3.046] a password manager keeps the password under the field that is to be the username", async () => {
  await open("/signup/practice");
  const marked = page.css('form [autocomplete="username"]');
  const fields = { CUSTOM: "username", EMAIL: "emailAddress", CELLULAR: "cellularNumber" };
  for (const [usernameType, name] of Object.entries(fields)) {
    await choose("usernameType", usernameType);
    await expect.element(marked).toHaveLength(1);
    await expect.element(marked).toHaveAttribute("name", name);
  }
  await expect.element(field("Email address")).toHaveAttribute("autocomplete", "email");
});
