import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/back-end.ts";
import { errorArea, expectFault, field, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";
import { changePassword } from "../../../test/recovery.ts";
import { keepAsked, readAsked } from "../../parts/asked-before.ts";

const processReset = "/api/practice/security/password/processReset";

test("[S2.022 S2.148 S2.149 S2.150 S2.151 S2.152 S2.153] the reset screen reads as specified", async () => {
  await open("/passwordreset/ud/some-token");
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Change Password", exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/^Please enter your new password below\.?$/)).toBeVisible();
  await expect.element(field("New password")).toHaveAttribute("autocomplete", "new-password");
  await expect.element(field("Confirm password")).toHaveAttribute("autocomplete", "new-password");
  await expect.element(submit("Change Password")).toBeVisible();
});

test("[S5.079 S5.080 S5.088 S5.090] the new password keeps the rules and is confirmed", async () => {
  const sent = answer(processReset, { status: 200, body: {} });
  await open("/passwordreset/ud/some-token");
  await submit("Change Password").click();
  await expectFault(field("New password"), "The field is required");
  await changePassword("abcdefgh", "abcdefgi");
  await expectFault(
    field("New password"),
    "Password needs at least 8 characters. Must consist of at least one number character and one alphabet character.",
  );
  await expectFault(field("Confirm password"), "The value entered does not match");
  expect(sent).toEqual([]);
});

test("[S7.072 S7.073 S8.042 S8.044] token and password are sent, and a refusal is shown", async () => {
  const sent = answer(processReset, { status: 400, body: { message: "Words." } });
  await open("/passwordreset/ud/some%20token");
  await changePassword("another7-password");
  await expect.element(errorArea()).toHaveTextContent("Words.");
  expect(sent[0]?.body).toEqual({ password: "another7-password", token: "some token" });
});

test("[S2.153] a password that was changed by the link is asked for no more: going back, nobody is told to wait for its code", async () => {
  keepAsked({
    audience: "practice",
    username: "lerato",
    otpAvailable: true,
    isAwaited: true,
    times: [Date.now()],
  });
  answer(processReset, { status: 200, body: {} });
  await open("/passwordreset/ud/some-token");
  await changePassword("another7-password");
  await expect.poll(readAsked).toBeNull();
});
