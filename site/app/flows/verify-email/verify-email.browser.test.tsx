import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../test/address.ts";
import { answer, holdBack } from "../../../test/back-end.ts";
import { errorArea, field } from "../../../test/form.ts";
import { focus, press } from "../../../test/keyboard.ts";
import { open } from "../../../test/open-screen.tsx";
import { onScreen, placeOf } from "../../../test/screen.ts";

const verifyPath = "/api/academic/v1/signup/verifyEmail";
const activated = "Your account has now been activated. Please click the button below to login";
const link = "/verifyEmail?email=thandi%40example.org&verificationCode=code-1&role=TRAINEE";

test("[S2.023 S2.024 S2.157 S2.158 S4.055 S4.056 S7.040 S7.041 SEC-C13] the activation runs once at load with the address's query, whose code leaves it", async () => {
  const sent = answer(verifyPath, { status: 200, body: {} });
  const letGo = holdBack(verifyPath);
  await open(link);
  await expect.element(page.getByText("Activating your account")).toBeVisible();
  await expectAddress("/verifyEmail?email=thandi%40example.org&role=TRAINEE");
  letGo();
  await expect.element(page.getByText(activated)).toBeVisible();
  await expect.element(document.documentElement).toHaveAttribute("data-context", "academic");
  expect(sent.map(({ body }) => body)).toEqual([
    { emailAddress: "thandi@example.org", verificationCode: "code-1" },
  ]);
});

for (const [words, body] of [
  ["Server words", { message: "Server words", code: "VERIFICATION_EXPIRED" }],
  ["Server words", { message: "Server words", code: "VERIFICATION_INVALID" }],
] as const) {
  test(`[S2.161 S4.057 S7.042 S8.043 S8.044] ${body.code} is told, and a new link can be asked for`, async () => {
    answer(verifyPath, { status: 400, body });
    const resend = "/api/academic/v1/signup/resendVerification";
    const asked = answer(resend, { status: 200, body: {} });
    await open(link);
    await expect.element(errorArea()).toHaveTextContent(words);
    await expect.element(page.getByText(activated)).toHaveLength(0);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect.element(page.getByText("A new message is on its way.")).toBeVisible();
    expect(asked.map((request) => request.body)).toEqual([{ emailAddress: "thandi@example.org" }]);
  });
}

test("[S2.161 S4.057 S8.043] a withdrawn invitation is told, and no new link is offered", async () => {
  const body = { message: "Server words", code: "INVITE_WITHDRAWN" };
  answer(verifyPath, { status: 400, body });
  await open(link.replace("TRAINEE", "HOD"));
  await expect.element(errorArea()).toHaveTextContent("Server words");
  await expect.element(page.getByRole("main").getByRole("button")).toHaveLength(0);
});

for (const { outcome, status, body } of [
  { outcome: "activated", status: 200, body: {} },
  { outcome: "one press away", status: 200, body: { confirmationNeeded: true } },
  { outcome: "refused", status: 400, body: { message: "No.", code: "VERIFICATION_EXPIRED" } },
]) {
  test(`[S2.158] on a phone the river stays where it is once an account is ${outcome}`, async () => {
    await onScreen(390, 844);
    answer(verifyPath, { status, body });
    const letGo = holdBack(verifyPath);
    await open(link);
    await expect.element(page.getByText("Activating your account")).toBeVisible();
    const scene = page.css(".account__scene");
    const before = placeOf(scene);
    letGo();
    await expect.element(page.getByText("Activating your account")).toHaveLength(0);
    expect(placeOf(scene)).toEqual(before);
  });
}

test("[S2.161] an address without an email is a local error without a call", async () => {
  const sent = answer(verifyPath, { status: 200, body: {} });
  await open("/verifyEmail?verificationCode=code-1");
  await expect.element(errorArea()).toMatchTextContent("This link is not complete.");
  expect(sent).toEqual([]);
});

test("[SEC-A9] a password manager is told whose password another address asks for", async () => {
  await open("/verifyEmail?email=thandi%40example.org&role=TRAINEE");
  await page.getByRole("button", { name: "Use another address" }).click();
  const form = page.css("form");
  await expect.element(field("New email address")).toHaveAttribute("autocomplete", "email");
  const username = form.css('[autocomplete="username"]');
  await expect.element(username).toHaveLength(1);
  await expect.element(username).toHaveValue("thandi@example.org");
  await expect.element(username).not.toBeVisible();
});

test("[S4.052] the waiting page keeps the focus on what sends again, and gives it to the heading once the other address is taken", async () => {
  const resend = "/api/academic/v1/signup/resendVerification";
  const asked = answer(resend, { status: 200, body: {} });
  const letGo = holdBack(resend);
  answer("/api/academic/v1/signup/changeAddress", { status: 200, body: {} });
  await open("/verifyEmail?email=thandi%40example.org&role=TRAINEE");
  const again = page.getByRole("button", { name: "Send again" });
  focus(again);
  await press("Enter");
  await expect.element(again).toHaveAttribute("aria-busy", "true");
  await expect.element(again).toBeDisabled();
  await expect.element(again).toHaveFocus();
  await press("Enter");
  letGo();
  await expect.element(page.getByText("A new message is on its way.")).toBeVisible();
  await expect.element(again).toHaveFocus();
  expect(asked).toHaveLength(1);

  await page.getByRole("button", { name: "Use another address" }).click();
  await field("New email address").fill("other@example.org");
  await field("Password").fill("some-password-1");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect
    .element(page.getByText("A message is on its way to other@example.org."))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("no line of the heading begins with its dash", async () => {
  answer(verifyPath, { status: 200, body: {} });
  await open(link);
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Signup for Heron Academic - Email Verification");
  for (const width of [1440, 390, 320]) {
    await onScreen(width, 900);
    const before = heading.element().querySelector("span");
    expect(before?.textContent).toBe("Academic -");
    expect(before?.getClientRects(), `at ${width} px`).toHaveLength(1);
  }
});
