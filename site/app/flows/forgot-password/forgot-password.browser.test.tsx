import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo, cutOff, whenQuiet } from "../../../test/back-end.ts";
import { chooseProduct, errorArea, expectFault, field, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";
import { askForReset, changePassword } from "../../../test/recovery.ts";
import { holdSmsCodes } from "../../../test/sms-codes.ts";

const requestReset = "/api/practice/security/password/requestReset";
const withOtp = "/api/practice/security/password/processResetWithOtp";
const completed = /if a user exists, a message with reset instructions is sent/i;

test("[S2.020 S2.092 S2.136 S2.137 S4.047] forgot password asks for the product, then for the username", async () => {
  await open("/forgotpassword");
  await expect.element(page.getByRole("group", { name: "Select a product" })).toBeVisible();
  await chooseProduct("Practice");
  await expect.element(field("Username")).toBeVisible();
  await expect.element(page.css("main input[type=password]")).toHaveLength(0);
  await submit("Send instructions").click();
  await expectFault(field("Username"), "The field is required");
  await expect
    .element(page.getByRole("link", { name: "Forgot your username?" }))
    .toHaveAttribute("href", "/forgotusername");
});

test("[S2.138 S2.143 S4.049 S7.060 S7.061] where no code can be sent the emailed link follows", async () => {
  const sent = answer(requestReset, { status: 200, body: { otpAvailable: false } });
  await askForReset("\u2068nomvula\u2069");
  await expect.element(page.getByRole("main").getByRole("status")).toMatchTextContent(completed);
  await expect.element(page.getByRole("main").getByRole("status")).toHaveFocus();
  await expect.element(field("One-time password")).toHaveLength(0);
  expect(sent[0]?.body).toEqual({ username: "nomvula" });
});

test("[S5.081 S5.082 S5.083 S7.064 S7.065] the code form checks what was typed, and sends code, username and password", async () => {
  answer(requestReset, { status: 200, body: { otpAvailable: true } });
  const sent = answer(withOtp, { status: 400, body: { message: "Words." } });
  await askForReset("nomvula");
  await submit("Change Password").click();
  for (const label of ["One-time password", "New password", "Confirm password"]) {
    await expectFault(field(label), "The field is required");
  }
  await field("One-time password").fill("12345");
  await changePassword("PASSWORD1", "PASSWORD2");
  await expectFault(field("New password"), "Password needs at least 8 characters.");
  await expectFault(field("Confirm password"), "The value entered does not match");
  expect(sent).toEqual([]);
  await field("One-time password").fill("123456");
  await changePassword("another7-password");
  await expect.element(errorArea()).toHaveTextContent("Words.");
  expect(sent[0]?.body).toEqual({
    otp: "123456",
    username: "nomvula",
    password: "another7-password",
  });
});

test("[S7.063 S7.067 S8.038 S8.039 S8.044] a refused request shows the server's words in the red area", async () => {
  answer(requestReset, { status: 429, body: { message: "Later." } });
  await askForReset("nomvula");
  await expect.element(errorArea()).toHaveTextContent("Later.");
  await expect.element(field("Username")).toHaveValue("nomvula");
});

test("[S2.093 S2.094] choosing another product clears error and status, and starts again", async () => {
  answer(requestReset, { status: 200, body: { otpAvailable: false } });
  await askForReset("nomvula");
  await expect.element(page.getByRole("main").getByRole("status")).toMatchTextContent(completed);
  await chooseProduct("Patient");
  await expect.element(page.getByRole("main").getByRole("status")).toBeEmptyDOMElement();
  await expect.element(submit("Send instructions")).toBeVisible();
});

test("a code that the browser reads from its SMS fills itself in, that of a new SMS as well, and overwrites nothing that was typed", async () => {
  answer(requestReset, { status: 200, body: { otpAvailable: true } });
  const asked = holdSmsCodes();
  await askForReset("nomvula");
  const code = field("One-time password");
  await expect.element(code).toHaveFocus();
  expect(asked.map(({ otp }) => otp)).toEqual([{ transport: ["sms"] }]);
  asked.at(-1)?.resolve({ code: "042917" });
  await expect.element(code).toHaveValue("042917");
  await submit("Send a new code").click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue("");
  await whenQuiet();
  asked.at(-1)?.resolve({ code: "118204" });
  await expect.element(code).toHaveValue("118204");
  await submit("Send a new code").click();
  await expect.element(code).toHaveValue("");
  await whenQuiet();
  await code.fill("7");
  asked.at(-1)?.resolve({ code: "330671" });
  await asked.at(-1)?.promise;
  await expect.element(code).toHaveValue("7");
});

test("a reload while the code is on its way comes back to its step, without asking again", async () => {
  const sent = answer(requestReset, { status: 200, body: { otpAvailable: true } });
  await askForReset("nomvula");
  await expect.element(field("One-time password")).toBeVisible();
  await open("/forgotpassword");
  await expect.element(field("One-time password")).toHaveFocus();
  await expect.element(field("Username")).toHaveValue("nomvula");
  expect(sent).toHaveLength(1);
  await page.getByRole("button", { name: "Use another username" }).click();
  await open("/forgotpassword");
  await expect.element(submit("Send instructions")).toBeVisible();
});

test("[S2.138 S4.049] a reload at the step of the link comes back to it without asking again, a later visit to the form", async () => {
  const sent = answer(requestReset, { status: 200, body: { otpAvailable: false } });
  await askForReset("nomvula");
  await expect.element(page.getByRole("main").getByRole("status")).toMatchTextContent(completed);
  await open("/forgotpassword");
  await expect.element(field("Username")).toBeVisible();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as never]);
  await open("/forgotpassword");
  await expect.element(page.getByRole("main").getByRole("status")).toMatchTextContent(completed);
  await expect.element(field("Username")).toHaveLength(0);
  expect(sent).toHaveLength(1);
  await submit("Ask again").click();
  await open("/forgotpassword");
  await expect.element(submit("Send instructions")).toBeVisible();
});

test("[SEC-F13] a request without an answer is the same request, also after a reload, for as long as the server counts one press", async () => {
  vi.setSystemTime("2026-11-20T08:00:00Z");
  onTestFinished(() => void vi.useRealTimers());
  cutOff(requestReset);
  await askForReset("nomvula");
  await expect.element(errorArea()).toBeVisible();
  await askForReset("nomvula");
  await expect.element(errorArea()).toBeVisible();
  vi.setSystemTime("2026-11-20T08:03:00Z");
  await askForReset("nomvula");
  await expect.element(errorArea()).toBeVisible();
  await submit("Send instructions").click();
  await expect.poll(() => callsTo(requestReset).length).toBe(4);
  vi.setSystemTime("2026-11-20T08:06:00Z");
  await expect.element(errorArea()).toBeVisible();
  await submit("Send instructions").click();
  await expect.poll(() => callsTo(requestReset).length).toBe(5);
  const [first, second, third, fourth, fifth] = callsTo(requestReset).map(
    ({ headers }) => headers["idempotency-key"],
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBe(third);
  expect(fifth).not.toBe(third);
});

for (const otpAvailable of [true, false])
  test(`after the third message of an hour the page says when the next can be sent and what else works, ${otpAvailable ? "with a code" : "with a link"}`, async () => {
    vi.setSystemTime("2026-11-20T08:00:00Z");
    onTestFinished(() => void vi.useRealTimers());
    answer(requestReset, { status: 200, body: { otpAvailable } });
    await askForReset("nomvula");
    const again = submit(otpAvailable ? "Send a new code" : "Ask again");
    for (let request = 2; request <= 3; request += 1) {
      await expect.element(page.getByText(/three messages within an hour/)).not.toBeInTheDocument();
      await again.click();
      if (!otpAvailable) {
        await field("Username").fill("nomvula");
        await submit("Send instructions").click();
      }
    }
    await expect
      .element(page.getByText(/three messages within an hour; the next can be sent after 11:00/))
      .toBeVisible();
  });
