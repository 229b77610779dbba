import { accountSettingsAtRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { expectFault, submit } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";

const needed = { status: 403, body: { code: "PROOF_NEEDED", message: "Prove it." } };
const taken = { status: 200, body: {} };
const change = "/api/account/password";
const prove = "/api/account/proof";
const chosen = "Longer-than-twelve-7";
const dialog = () => page.getByRole("dialog", { name: "Confirm it’s you" });

async function openPasswordForm(currentPasswordNeeded: boolean, login?: string): Promise<void> {
  const proof = { ...accountSettingsAtRest.proof, currentPasswordNeeded };
  const body = { ...accountSettingsAtRest, proof, ...(login === undefined ? {} : { login }) };
  answer("/api/account/overview", { status: 200, body });
  await open("/account");
  await submit("Change the password").click();
}
async function choosePassword(login?: string): Promise<void> {
  await openPasswordForm(false, login);
  await page.getByLabelText("New password*").fill(chosen);
  await page.getByLabelText("Confirm password*").fill(chosen);
  await submit("Change Password").click();
}

test("[SEC-K8] a login by password alone is asked for the current one beside the new one, and nothing more", async () => {
  await openPasswordForm(true);
  const current = page.getByLabelText("Current password*");
  await expect.element(current).toHaveFocus();
  await page.getByLabelText("New password*").fill(chosen);
  await page.getByLabelText("Confirm password*").fill(chosen);
  await submit("Change Password").click();
  await expect.element(current).toHaveAttribute("aria-invalid", "true");
  const message = "This is not your password. Please type it again.";
  const wrong = { code: "WRONG_PASSWORD", message, fields: { currentPassword: message } };
  answer(change, { status: 401, body: wrong });
  await current.fill("not-the-old-one");
  await submit("Change Password").click();
  await expect.element(page.getByRole("alert").getByText("Current password")).toBeVisible();
  await expect.element(page.getByLabelText("New password*")).toHaveValue(chosen);
  const sent = answer(change, taken);
  await current.fill("the-old-one");
  await submit("Change Password").click();
  await expect.element(page.getByText("Your password is changed.")).toBeVisible();
  expect(sent[0]?.body).toEqual({ password: chosen, currentPassword: "the-old-one" });
});

test("a change that needs a reauthentication asks for it in place, and is then sent once more as it was typed", async () => {
  const asked = answer(change, needed);
  await choosePassword();
  await expect.element(dialog()).toMatchTextContent("You are about to change your password.");
  answer(prove, { status: 200, body: { until: "2025-11-22T05:47:00.000Z" } });
  const sent = answer(change, taken);
  await dialog().getByLabelText("Password*").fill("the-old-one");
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByText("Your password is changed.")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ password: chosen }]);
  expect(asked).toHaveLength(1);
  expect(document.activeElement?.textContent).toMatch(/We have told you by email/);
});

test("[SEC-K1] what is typed is compared with the login that the page shows", async () => {
  answer(change, needed);
  await choosePassword("of-this-page");
  const sent = answer(prove, { status: 401, body: { code: "SESSION_ENDED", message: "Ended." } });
  await dialog().getByLabelText("Password*").fill("the-old-one");
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog()).toHaveLength(0);
  expect(sent[0]?.headers["account-login"]).toBe("of-this-page");
});

test("a wrong password is said at its field, which keeps the focus; the question stays", async () => {
  answer(change, needed);
  await choosePassword();
  answer(prove, { status: 401, body: { code: "WRONG_PASSWORD", message: "Not right." } });
  const field = dialog().getByLabelText("Password*");
  await field.fill("wrong");
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(dialog().getByText("Not right.")).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test("too many guesses are said above the field", async () => {
  answer(change, needed);
  await choosePassword();
  answer(prove, { status: 429, body: { code: "TOO_MANY_REQUESTS", message: "Wait." } });
  await dialog().getByLabelText("Password*").fill("wrong");
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog().getByRole("alert")).toHaveTextContent("Wait.");
});

test("a press with nothing typed leads to the field", async () => {
  answer(change, needed);
  await choosePassword();
  const sent = answer(prove, taken);
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog().getByLabelText("Password*")).toHaveFocus();
  expect(sent).toEqual([]);
});

test("who does not reauthenticate finds what was typed as it was", async () => {
  answer(change, needed);
  await choosePassword();
  await dialog().getByRole("button", { name: "Close" }).click();
  await expect.element(dialog()).toHaveLength(0);
  await expect.element(page.getByLabelText("New password*")).toHaveValue(chosen);
  await expect.element(submit("Change Password")).toHaveFocus();
});

test("[SEC-J1] whoever has lost the phone types a recovery code in place of the app's", async () => {
  answer(change, needed);
  const proof = {
    ...accountSettingsAtRest.proof,
    ways: ["code" as const],
    currentPasswordNeeded: false,
  };
  answer("/api/account/overview", { status: 200, body: { ...accountSettingsAtRest, proof } });
  await open("/account");
  await submit("Change the password").click();
  await page.getByLabelText("New password*").fill(chosen);
  await page.getByLabelText("Confirm password*").fill(chosen);
  await submit("Change Password").click();
  await dialog().getByRole("button", { name: "Use a recovery code" }).click();
  const field = dialog().getByLabelText("Recovery code*");
  await expect.element(field).toHaveFocus();
  await expect.element(field).not.toHaveAttribute("inputmode", "numeric");
  answer(prove, { status: 401, body: { code: "WRONG_CODE", message: "Not right." } });
  await field.fill("k7qf0-9mdxr");
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expectFault(field, "This recovery code is not right, or it was used before.");
  await expect.element(dialog().getByText("Not right.")).toHaveLength(0);
  const sent = answer(prove, { status: 200, body: { until: "2025-11-22T05:47:00.000Z" } });
  answer(change, taken);
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByText("Your password is changed.")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ way: "code", code: "k7qf0-9mdxr" }]);
  await expect.element(dialog()).toHaveLength(0);
});
