import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { accountSettingsAtRest as atRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { field, submit } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";

const overview = "/api/account/overview";
const done = { status: 200, body: {} };
const step = () => page.getByRole("region", { name: "Two-step verification" });
const on = {
  ...atRest.secondStep,
  since: "2026-11-20T08:00:00.000Z",
  recoveryCodesLeft: 7,
} as const;

async function openWith(
  secondStep: AccountSettings["secondStep"],
  rest: Partial<AccountSettings> = {},
): Promise<void> {
  answer(overview, { status: 200, body: { ...atRest, ...rest, secondStep } });
  await open("/account");
  await expect.element(step()).toBeVisible();
}

test("another app takes the place of the old one by its code; the recovery codes stay", async () => {
  await openWith(on);
  answer("/second-step/begin", { status: 200, body: { key: "ABCDEFGH", uri: "otpauth://totp/x" } });
  answer("/second-step/confirm", { status: 200, body: { recoveryCodes: [] } });
  await submit("Change app").click();
  await expect.element(step().getByText("ABCD EFGH")).toBeVisible();
  await field("Code", step()).fill("123456");
  await submit("Continue").click();
  await expect.element(step()).toMatchTextContent("Your app is changed.");
  await expect.element(step()).toMatchTextContent("7 of 10 left");
});

test("new recovery codes are shown once, and switch nothing on", async () => {
  await openWith(on);
  answer("/second-step/codes", { status: 200, body: { recoveryCodes: ["K7QF2-9MDXR"] } });
  await submit("Make new codes").click();
  await expect.element(step().getByText("K7QF2-9MDXR")).toBeVisible();
  await expect.element(submit("Done")).toBeDisabled();
  await step().getByLabelText("I keep them where I can find them without my phone.").click();
  await submit("Done").click();
  await expect.element(step()).toMatchTextContent("You have new recovery codes.");
  expect(step().getByText("K7QF2-9MDXR").elements()).toEqual([]);
});

test("new recovery codes stay on the page though its login ends meanwhile", async () => {
  await openWith(on);
  answer(overview, { status: 401, body: { code: "SESSION_ENDED", message: "Logged out." } });
  answer("/second-step/codes", { status: 200, body: { recoveryCodes: ["K7QF2-9MDXR"] } });
  await submit("Make new codes").click();
  await expect.element(step().getByText("K7QF2-9MDXR")).toBeVisible();
  await step().getByLabelText("I keep them where I can find them without my phone.").click();
  await submit("Done").click();
  await expect.element(page.getByText("You are logged out of this page")).toBeVisible();
});

test("two-step verification is switched off", async () => {
  await openWith(on);
  const sent = answer("/second-step/off", done);
  answer(overview, { status: 200, body: atRest });
  await submit("Switch off").click();
  await expect.element(step()).toMatchTextContent("Two-step verification is off.");
  await expect.element(submit("Set up two-step verification")).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("two-step verification that is required cannot be switched off", async () => {
  await openWith({ ...on, policy: "required" });
  await expect.element(step()).toMatchTextContent("so it cannot be switched off");
  expect(submit("Switch off").elements()).toEqual([]);
});

test("two-step verification that is required and not set up is asked for", async () => {
  await openWith({ ...atRest.secondStep, policy: "required" });
  await expect.element(step()).toMatchTextContent("Please set it up.");
});

test("two-step verification that ends says when, above its rows", async () => {
  await openWith({ ...on, endsAt: "2031-11-25T05:45:00.000Z" });
  await expect.element(step()).toMatchTextContent("25 November 2031 at 07:45");
});

test("remembered devices are forgotten", async () => {
  await openWith({ ...on, rememberedDevices: 2, rememberedUntil: "2026-12-20T08:00:00.000Z" });
  await expect
    .element(step())
    .toMatchTextContent("This device is not asked until 20 December 2026.");
  const sent = answer("/second-step/forget", done);
  answer(overview, { status: 200, body: { ...atRest, secondStep: on } });
  await submit("Forget all").click();
  await expect.element(step()).toMatchTextContent("No device is remembered any more.");
  expect(sent).toHaveLength(1);
});

test("before the address is verified nothing is set up", async () => {
  await openWith(atRest.secondStep, { email: { ...atRest.email, provenAt: null } });
  await expect.element(submit("Set up two-step verification")).toBeDisabled();
  await expect.element(step()).toMatchTextContent("First verify your email address, below.");
});

test("where the operator offers no two-step verification there is nothing to press", async () => {
  await openWith({ ...atRest.secondStep, policy: "off" });
  await expect
    .element(step())
    .toMatchTextContent("Two-step verification is not offered for this account.");
  expect(step().getByRole("button").elements()).toEqual([]);
});
