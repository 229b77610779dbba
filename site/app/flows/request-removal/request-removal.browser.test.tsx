import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, holdBack } from "../../../test/back-end.ts";
import { errorArea, submit } from "../../../test/form.ts";
import { watchLayoutShifts } from "../../../test/layout-shifts.ts";
import { open } from "../../../test/open-screen.tsx";
import { onScreen } from "../../../test/screen.ts";

const validate = "/api/practice/profile/deleterequest/validate/some-token";
const confirm = "/api/practice/profile/deleterequest/user-7/delete/some-token";
const user = { userId: "user-7", maskedEmail: "l***@e***.org" };
const valid = { status: 200, body: user };

test("[S2.025 S2.165 S2.166 S2.167 S4.058 S4.059 S4.060 S7.094 S7.095] the token is validated at load, and then the user is shown and asked to confirm", async () => {
  const asked = answer(validate, valid);
  const letGo = holdBack(validate);
  await open("/requestremoval/some-token");
  await expect
    .element(page.getByRole("main").getByRole("status"))
    .toHaveTextContent("Checking your request");
  await expect.element(submit("Confirm removal")).toHaveLength(0);
  letGo();
  await expect
    .element(page.getByRole("main").getByRole("status"))
    .toMatchTextContent("Requesting userl***@e***.orgAccount user-7");
  // People ask for it in their account settings as well, and staff for them.
  await expect.element(page.getByText("We were asked to remove this account.")).toBeVisible();
  await expect.element(submit("Confirm removal")).toBeEnabled();
  await expect.element(page.getByText("archived, not erased")).toBeVisible();
  expect(asked.map(({ method }) => method)).toEqual(["GET"]);
});

test("[S2.166 S3.064 S7.095] an answer that names the account alone shows that", async () => {
  answer(validate, { status: 200, body: { userId: "user-7" } });
  await open("/requestremoval/some-token");
  await expect
    .element(page.getByRole("main").getByRole("status"))
    .toMatchTextContent("Requesting userAccount user-7");
});

for (const [outcome, status, width] of [
  ["valid", 200, 320],
  ["valid", 200, 390],
  ["valid", 200, 768],
  ["valid", 200, 1440],
  ["invalid", 404, 390],
] as const) {
  test(`[S0.002 S2.165] at ${width} px nothing moves when a request turns out to be ${outcome}`, async () => {
    await onScreen(width, 844);
    const body = { ...user, userId: "7f3c1d2e-55aa-4c0b-9a61-0d2f0b7c11e9" };
    answer(validate, { status, body });
    const letGo = holdBack(validate);
    await open("/requestremoval/some-token");
    await expect.element(page.getByText("Checking your request")).toBeVisible();
    const shifts = await watchLayoutShifts();
    letGo();
    await expect.element(page.getByText("Checking your request")).toHaveLength(0);
    expect(await shifts()).toBeLessThan(0.005);
  });
}

test("[S2.169 S2.170 S6.014 S6.015 S7.096 S8.035] an invalid token confirms nothing and leads to the app's account settings", async () => {
  answer(validate, { status: 404, body: { message: "Words." } });
  await open("/requestremoval/some-token");
  await expect.element(errorArea()).toMatchTextContent("This link is not valid");
  await expect.element(page.getByRole("main").getByText(/account settings/)).toBeVisible();
  for (const href of Object.values(brand.products.patient.apps)) {
    await expect.element(page.getByRole("main").css(`a[href="${href}"]`)).toBeVisible();
  }
  await expect.element(page.getByRole("main").getByRole("button")).toHaveLength(0);
});

test("[S2.168] a failed confirmation says why and keeps the button; the second press is the same request", async () => {
  answer(validate, valid);
  const sent = answer(confirm, { status: 503, body: { message: "Later." } });
  await open("/requestremoval/some-token");
  await submit("Confirm removal").click();
  await expect.element(errorArea()).toHaveTextContent("Later.");
  await submit("Confirm removal").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.headers["idempotency-key"]).toBe(sent[0]?.headers["idempotency-key"]);
});
