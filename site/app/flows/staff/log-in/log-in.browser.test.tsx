import {
  completeStaffTwoStep,
  showConsole,
  staffLogin,
  staffLogOut,
  staffPasskeyLogin,
  staffPasskeyOptions,
} from "@frontdoor/contract/staff/session.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { callsTo, cutOff } from "../../../../test/back-end.ts";
import { errorArea, expectFault, field } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";
import { answerPasskeys, passkeyOptions } from "../../../../test/passkeys.ts";
import { answerCall, memberOf, openConsole, pathOf } from "../../../../test/staff.ts";

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

async function typePassword() {
  await field("Email address").fill("p.adams@staff.example");
  await field("Password").fill("reeds-by-the-river-7");
  await press("Continue");
}

async function beThere() {
  await expect.element(page.getByRole("banner").getByText("P. Adams")).toBeVisible();
}

test("a password alone logs nobody in: the code does, and leads back to where one was", async () => {
  const asked = answerCall(staffLogin, { token: "the-token" });
  const stepped = answerCall(completeStaffTwoStep, memberOf("support"));
  await open("/staff/log-in?to=%2Fstaff%2Fremovals");
  await typePassword();
  await expect.element(heading("Two-step verification")).toBeVisible();
  await expect.element(field("Code")).toHaveFocus();
  expect(asked.map(({ body }) => body)).toEqual([
    { emailAddress: "p.adams@staff.example", password: "reeds-by-the-river-7" },
  ]);
  answerCall(showConsole, memberOf("auditor", { mayCall: [] }));
  await field("Code").fill("123456");
  await press("Continue");
  await beThere();
  await expectAddress("/staff/removals");
  expect(stepped.map(({ body }) => body)).toEqual([{ token: "the-token", code: "123456" }]);
});

test.each(["https://evil.example/staff", "//evil.example/staff", "//", "/login", "/staff/log-in"])(
  "the way back leads to a screen of the console, never to %s",
  async (to) => {
    answerCall(staffLogin, { token: "the-token" });
    answerCall(completeStaffTwoStep, memberOf("support"));
    answerCall(showConsole, memberOf("support", { mayCall: [] }));
    await open(`/staff/log-in?${new URLSearchParams({ to })}`);
    await typePassword();
    await field("Code").fill("123456");
    await press("Continue");
    await beThere();
    await expectAddress("/staff");
  },
);

test("what is missing is said at its field, and nothing is sent", async () => {
  await open("/staff/log-in");
  await press("Continue");
  await expectFault(field("Email address"), "The field is required");
  await expectFault(field("Password"), "The field is required");
  expect(callsTo(pathOf(staffLogin))).toEqual([]);
});

test("a refusal and an answer that never comes are said above the form, which keeps what was typed", async () => {
  answerCall(staffLogin, { status: 401, code: "BAD_CREDENTIALS", message: "Not right." });
  await open("/staff/log-in");
  await typePassword();
  await expect.element(errorArea()).toHaveTextContent("Not right.");
  await expect.element(errorArea()).toHaveFocus();
  await expect.element(field("Password")).toHaveValue("reeds-by-the-river-7");
  answerCall(staffLogin, { status: 429, code: "TOO_MANY_REQUESTS", message: "Too many." });
  await press("Continue");
  await expect.element(errorArea()).toHaveTextContent("Too many.");
  cutOff(pathOf(staffLogin));
  await press("Continue");
  await expect.element(errorArea()).toMatchTextContent("There was an error communicating");
});

test("a wrong code is said at its field; a recovery code has a field of its own", async () => {
  answerCall(staffLogin, { token: "the-token" });
  answerCall(completeStaffTwoStep, { status: 401, code: "WRONG_CODE", message: "Wrong." });
  await open("/staff/log-in");
  await typePassword();
  await field("Code").fill("123456");
  await press("Continue");
  await expectFault(field("Code"), "Wrong.");
  await expect.element(field("Code")).toHaveFocus();
  await press("Use a recovery code");
  await expect.element(field("Recovery code")).toHaveFocus();
  await press("Type a code from my app");
  await expect.element(field("Code")).toHaveValue("");
});

test("a step that is over begins again", async () => {
  answerCall(staffLogin, { token: "the-token" });
  answerCall(completeStaffTwoStep, { status: 401, code: "STEP_ENDED", message: "Ended." });
  await open("/staff/log-in");
  await typePassword();
  await field("Code").fill("123456");
  await press("Continue");
  await expect.element(errorArea()).toMatchTextContent("This step has ended");
  await expect.element(field("Email address")).toBeVisible();
});

test("a passkey is both steps at once", async () => {
  answerPasskeys("gives");
  answerCall(staffPasskeyOptions, passkeyOptions);
  const sent = answerCall(staffPasskeyLogin, memberOf("support"));
  answerCall(showConsole, memberOf("support", { mayCall: [] }));
  await open("/staff/log-in");
  await press("Use a passkey");
  await beThere();
  expect(sent).toHaveLength(1);
});

test("who closes the browser's dialog finds the form as it was", async () => {
  answerPasskeys("closes");
  answerCall(staffPasskeyOptions, passkeyOptions);
  await open("/staff/log-in");
  await field("Email address").fill("p.adams@staff.example");
  await press("Use a passkey");
  await expect.element(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect.element(field("Email address")).toHaveValue("p.adams@staff.example");
  await expect.element(errorArea()).toHaveLength(0);
});

test("who is not logged in is led to the login, with the way back", async () => {
  answerCall(showConsole, { status: 401, code: "SESSION_ENDED", message: "Ended." });
  await open("/staff/outbox?state=failed");
  await expect.element(heading("Log in")).toBeVisible();
  await expectAddress("/staff/log-in?to=%2Fstaff%2Foutbox%3Fstate%3Dfailed");
});

test("who logs out is at the login", async () => {
  await openConsole("/staff/search", "support");
  const sent = answerCall(staffLogOut, {});
  await press("Log out");
  await expect.element(heading("Log in")).toBeVisible();
  expect(sent.map(({ headers }) => headers["staff-member"])).toEqual([memberOf("support").id]);
});

test("[SEC-L10] who could not be logged out is not shown the login", async () => {
  await openConsole("/staff/search", "support");
  cutOff(pathOf(staffLogOut));
  await press("Log out");
  const told = page.getByRole("main").getByRole("status").first();
  await expect.element(told).toMatchTextContent("There was an error communicating");
  await expectAddress("/staff/search");
});
