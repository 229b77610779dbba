import { recoveryCodeCount } from "@frontdoor/contract/account/account-page.ts";
import { accountSettingsAtRest as atRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { expectFault, field, submit } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";
import { expectWithinScreen, onScreen } from "../../../../test/screen.ts";

const overview = "/api/account/overview";
const key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const codes = Array.from({ length: recoveryCodeCount }, (_, index) => `K7QF${index}-9MDXR`);
const step = () => page.getByRole("region", { name: "Two-step verification" });

async function begin(): Promise<void> {
  answer(overview, { status: 200, body: atRest });
  answer("/second-step/begin", {
    status: 200,
    body: { key, uri: `otpauth://totp/H?secret=${key}` },
  });
  await open("/account");
  await submit("Set up two-step verification").click();
}

async function confirmWith(code: string): Promise<void> {
  await field("Code", step()).fill(code);
  await submit("Continue").click();
}

test("two-step verification is set up from the first press to being on", async () => {
  await begin();
  const first = step().getByRole("heading", { name: "Open your authenticator app" });
  await expect.element(first).toHaveFocus();
  await expect
    .element(step().getByRole("img", { name: "A picture for your authenticator app" }))
    .toBeVisible();
  await expect
    .element(step().getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP", { exact: true }))
    .toBeVisible();
  const confirmed = answer("/second-step/confirm", { status: 200, body: { recoveryCodes: codes } });
  await confirmWith("123 456");
  await expect.element(step().getByRole("heading", { name: "Keep these ten codes" })).toHaveFocus();
  for (const code of codes) await expect.element(step().getByText(code)).toBeVisible();
  expect(confirmed.map(({ body }) => body)).toEqual([{ code: "123456" }]);

  const switchedOn = answer("/second-step/on", { status: 200, body: {} });
  await expect.element(submit("Switch on two-step verification")).toBeDisabled();
  await step().getByLabelText("I keep them where I can find them without my phone.").click();
  const secondStep = {
    ...atRest.secondStep,
    since: "2026-11-23T08:00:00.000Z",
    recoveryCodesLeft: recoveryCodeCount,
  };
  answer(overview, { status: 200, body: { ...atRest, secondStep } });
  await submit("Switch on two-step verification").click();
  await expect.element(step()).toMatchTextContent("Two-step verification is on.");
  await expect.element(step()).toMatchTextContent("10 of 10 left");
  expect(switchedOn.map(({ body }) => body)).toEqual([{ recoveryCode: codes[0] }]);
  expect(step().getByText(String(codes[0])).elements(), "codes that are shown again").toEqual([]);
});

test("a wrong code is said at its field, and the key stays", async () => {
  await begin();
  answer("/second-step/confirm", {
    status: 400,
    body: {
      code: "WRONG_CODE",
      message: "Not right.",
      fields: { code: "This code is not right." },
    },
  });
  await confirmWith("111111");
  await expectFault(field("Code", step()), "This code is not right.");
  await expect.element(step().getByText(/JBSW Y3DP/)).toBeVisible();
});

test("a code that is left out is asked for before anything is sent", async () => {
  await begin();
  await submit("Continue").click();
  await expect.element(field("Code", step())).toHaveAttribute("aria-invalid", "true");
});

test("who gives the set-up up finds everything as it was", async () => {
  await begin();
  await submit("Cancel").click();
  await expect.element(submit("Set up two-step verification")).toHaveFocus();
});

test("nothing of the set-up lies beside a screen of 320 px", async () => {
  await onScreen(320, 700);
  await begin();
  await expect.element(field("Code", step())).toBeVisible();
  expectWithinScreen();
  answer("/second-step/confirm", { status: 200, body: { recoveryCodes: codes } });
  await confirmWith("123456");
  await expect.element(submit("Switch on two-step verification")).toBeVisible();
  expectWithinScreen();
});

const ended = { status: 401, body: { code: "SESSION_ENDED", message: "Logged out." } };

test("codes that count for nothing, because the login ended before the switch, say so where they stand", async () => {
  await begin();
  answer("/second-step/confirm", { status: 200, body: { recoveryCodes: codes } });
  await confirmWith("123456");
  await step().getByLabelText("I keep them where I can find them without my phone.").click();
  answer(overview, ended);
  answer("/second-step/on", ended);
  await submit("Switch on two-step verification").click();
  await expect.element(step()).toMatchTextContent("These codes do not work");
  await expect.element(step().getByText("Nothing is switched on yet")).toHaveLength(0);
  await expect.element(step().getByText(String(codes[0]))).toBeVisible();
  await expect.element(step().getByRole("link", { name: "Log in again" })).toBeVisible();
  await expect.element(submit("Switch on two-step verification")).toHaveLength(0);
});

test.each(["Print", "Download", "Copy", "I keep them"])(
  "whoever presses “%s” at the codes is there: the login goes on, or its end is said at once",
  async (words) => {
    vi.spyOn(window, "print").mockReturnValue();
    await begin();
    answer("/second-step/confirm", { status: 200, body: { recoveryCodes: codes } });
    await confirmWith("123456");
    const asked = answer(overview, ended);
    await step().getByText(words).last().click();
    await expect.element(step()).toMatchTextContent("These codes do not work");
    expect(asked).toHaveLength(1);
  },
);
