import {
  archiveAccount,
  type ShownAccount,
  showAccount,
  unlockAccount,
} from "@frontdoor/contract/products/accounts.ts";
import { listNotes } from "@frontdoor/contract/products/notes.ts";
import { signOutAccount } from "@frontdoor/contract/products/sign-out.ts";
import {
  changeAccountEmail,
  findAccounts,
  readTimeline,
  resendMail,
  sendReset,
  type TimelineEntry,
} from "@frontdoor/contract/products/support.ts";
import { letSecondStepEnd } from "@frontdoor/contract/products/two-step.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { foundAccount, shownAccount } from "../../../../test/console-accounts.ts";
import { field } from "../../../../test/form.ts";
import {
  answerCall,
  idOf,
  logInInPlace,
  memberOf,
  openConsole,
  pathOf,
} from "../../../../test/staff.ts";
import { expectTexts } from "../../../../test/texts.ts";

const account: ShownAccount = {
  ...shownAccount,
  locked: true,
  lockedUntil: "2026-11-20T11:25:00.000Z",
  practiceNumber: "1234567",
  twoStep: true,
  passkeys: 2,
};
const entry = (
  digit: number,
  what: string,
  changes: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  id: idOf(digit),
  at: "2026-11-20T10:55:00.000Z",
  what,
  by: "itself",
  staffName: null,
  details: {},
  ...changes,
});
const happened = [
  entry(6, "account-locked", { by: "anonymous" }),
  entry(5, "practice.reset-mail", {
    by: "system",
    details: { state: "given-up", attempts: 9, lastError: "451 later" },
  }),
  entry(4, "logged-in", { details: { way: "password" } }),
  entry(3, "own-account-changed", { at: "2026-02-03T07:20:00.000Z" }),
  entry(2, "something-new", {
    at: "2026-02-03T07:20:00.000Z",
    by: "staff:x",
    details: { reason: "asked" },
  }),
];

const whose = { realm: "practice", username: idOf(1) };
const action = (name: string | RegExp) =>
  page.getByRole("region", { name: "Actions" }).getByRole("button", { name });
const dialog = () => page.getByRole("dialog");
const heading = () => page.getByRole("heading", { level: 1 });
const told = () => page.getByRole("main").getByRole("status").first();

async function openPerson(role: StaffRole = "owner", changes: Partial<ShownAccount> = {}) {
  answerCall(findAccounts, { accounts: [foundAccount], more: false });
  answerCall(showAccount, { ...account, ...changes });
  answerCall(listNotes, []);
  answerCall(readTimeline, happened);
  await openConsole(`/staff/person?id=${idOf(1)}`, role);
  await expect.element(page.getByText("t***@n***.example")).toBeVisible();
}

test("how the account stands and what happened, by its days", async () => {
  await openPerson("support");
  await expect.element(heading()).toHaveTextContent("Thandi Naidoo");
  await expect.element(page.getByText("Locked", { exact: true }).first()).toBeVisible();
  await expectTexts(page.getByRole("heading", { level: 3 }), [
    "20 November 2026",
    "3 February 2026",
  ]);
  await expectTexts(page.css(".timeline b"), [
    "Locked",
    "Mail “New password”, failed, 9 tries",
    "Logged in",
    "Changed account settings",
    "Something new",
  ]);
  await expect.element(page.getByText("response: 451 later")).toBeVisible();
  const account = page.getByRole("region", { name: "Account", exact: true });
  await expect.element(account.getByText("1234567")).toBeVisible();
  await expect.element(account.getByText("Health professional")).toBeVisible();
  await expect.element(page.getByText("by staff · reason: asked")).toBeVisible();
  await page.getByRole("button", { name: "Logins" }).click();
  await expectTexts(page.css(".timeline b"), ["Locked", "Logged in"]);
  await page.getByRole("button", { name: "Messages" }).click();
  await expectTexts(page.css(".timeline b"), ["Mail “New password”, failed, 9 tries"]);
});

test("the timeline is paged by its cursor", async () => {
  await openPerson("support");
  const link = `</api/products/accounts/${idOf(1)}/timeline?limit=25&after=${idOf(2)}>; rel="next"`;
  answer(pathOf(readTimeline), { status: 200, body: happened, headers: { link } });
  await page.getByRole("button", { name: "All events" }).click();
  await openPersonAgain();
  answer(/timeline\?limit=25&after=/, { status: 200, body: [entry(1, "registered")] });
  await page.getByRole("button", { name: "Older" }).click();
  await expectTexts(page.css(".timeline b"), ["Registered"]);
  await expect.element(page.getByText("26 to 26")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Older" })).toBeDisabled();
  await page.getByRole("button", { name: "Newer" }).click();
  await expect.element(page.getByText("1 to 5")).toBeVisible();

  async function openPersonAgain() {
    await openConsole(`/staff/person?id=${idOf(1)}`, "support");
    await expect.element(page.getByRole("button", { name: "Older" })).toBeEnabled();
  }
});

test("what does not suit the account is not there: nobody unlocks who is not locked", async () => {
  await openPerson("owner", { locked: false, status: "archived" });
  await expect.element(page.getByText("Your role has no actions here.")).toBeVisible();
});

test("a mail wants a reason, and goes out once", async () => {
  await openPerson("support");
  const sent = answerCall(sendReset, {});
  await action(/^Send a reset link/).click();
  const submit = dialog().getByRole("button", { name: "Send the link" });
  await expect.element(submit).toBeDisabled();
  await field("Reason", dialog()).fill("asked by phone");
  await submit.click();
  await expect.element(told()).toHaveTextContent("The reset link is on its way.");
  expect(sent.map(({ body }) => body)).toEqual([{ ...whose, reason: "asked by phone" }]);
  expect(sent[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  await expect.element(dialog()).toHaveLength(0);
});

test("a destructive action wants the name typed before it can be pressed", async () => {
  await openPerson();
  const sent = answerCall(archiveAccount, {});
  await action(/^Archive/).click();
  const submit = dialog().getByRole("button", { name: "Archive the account" });
  await field("Reason", dialog()).fill("asked for by the lead");
  await expect.element(submit).toBeDisabled();
  await field("Type the username to confirm", dialog()).fill("tnaido");
  await expect.element(submit).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual([]);
  await field("Type the username to confirm", dialog()).fill("tnaidoo");
  await submit.click();
  await expect.element(told()).toHaveTextContent("The account is archived.");
  expect(sent.map(({ body }) => body)).toEqual([{ ...whose, reason: "asked for by the lead" }]);
});

test("what waits for a second person says so", async () => {
  await openPerson();
  const pending = { id: idOf(7), expiresAt: "2026-11-23T07:00:00.000Z" };
  answer(pathOf(archiveAccount), { status: 202, body: { pending } });
  await action(/^Archive/).click();
  await field("Reason", dialog()).fill("asked for by the lead");
  await field("Type the username to confirm", dialog()).fill("tnaidoo");
  await dialog().getByRole("button", { name: "Archive the account" }).click();
  await expect
    .element(told())
    .toHaveTextContent(
      "An owner has to agree first. The request waits under Approvals, and ends on 23 November 2026 at 09:00.",
    );
});

test("another address, the end of two-step verification, a sign-out and an unlocking go to their calls", async () => {
  await openPerson();
  const changed = answerCall(changeAccountEmail, {});
  await action(/^Change the address/).click();
  await field("Reason", dialog()).fill("moved");
  await field("Type the username to confirm", dialog()).fill("tnaidoo");
  await dialog().getByRole("button", { name: "Request the change" }).click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("New email address");
  await field("New email address", dialog()).fill("thandi@new.example");
  await dialog().getByRole("button", { name: "Request the change" }).click();
  await expect.element(told()).toMatchTextContent("The link to the new address is on its way");
  expect(changed.map(({ body }) => body)).toEqual([
    { ...whose, reason: "moved", emailAddress: "thandi@new.example" },
  ]);

  const ended = answerCall(letSecondStepEnd, { endsAt: "2026-11-25T07:00:00.000Z" });
  await action(/^End two-step verification/).click();
  await field("Reason", dialog()).fill("phone lost");
  await field("Type the username to confirm", dialog()).fill("tnaidoo");
  await dialog().getByRole("button", { name: "Let two-step verification end" }).click();
  await expect.element(told()).toMatchTextContent("Two-step verification ends");
  expect(ended).toHaveLength(1);

  const out = answerCall(signOutAccount, {});
  await action(/^Sign out everywhere/).click();
  await field("Type the username to confirm", dialog()).fill("tnaidoo");
  await dialog().getByRole("button", { name: "Sign out everywhere" }).click();
  await expect.element(told()).toMatchTextContent("Every login at the products has ended.");
  expect(out.map(({ body }) => body)).toEqual([whose]);

  const unlocked = answerCall(unlockAccount, {});
  await action(/^Unlock/).click();
  await dialog().getByRole("button", { name: "Unlock" }).click();
  await expect.element(told()).toMatchTextContent("The account is unlocked.");
  expect(unlocked.map(({ body }) => body)).toEqual([whose]);
});

test("a refusal is said in the dialog, which keeps what was typed", async () => {
  await openPerson("support");
  answerCall(resendMail, { status: 409, code: "NOTHING_TO_RESEND", message: "Nobody waits." });
  await action(/^Resend the verification email/).click();
  await field("Reason", dialog()).fill("asked");
  await dialog().getByRole("button", { name: "Send the mail" }).click();
  await expect.element(dialog().getByRole("alert")).toHaveTextContent("Nobody waits.");
  await expect.element(field("Reason", dialog())).toHaveValue("asked");
});

test("a letter opens the action that it stands behind", async () => {
  await openPerson("support");
  await userEvent.keyboard("u");
  await expect.element(page.getByRole("dialog", { name: "Unlock this account?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).toHaveLength(0);
  await userEvent.keyboard("e");
  await expect.element(page.getByRole("dialog", { name: "Change the address?" })).toBeVisible();
});

/** Presses after the login has ended, and logs in again in its place. */
async function pressAndLogIn(as: OwnConsole) {
  await openPerson("support");
  const ended = answerCall(sendReset, { status: 401, code: "SESSION_ENDED", message: "Ended." });
  await action(/^Send a reset link/).click();
  await field("Reason", dialog()).fill("asked by phone");
  await dialog().getByRole("button", { name: "Send the link" }).click();
  const again = page.getByRole("dialog", { name: "Your login has ended" });
  await expect.element(again).toBeVisible();
  expect(ended[0]?.headers["staff-member"]).toBe(memberOf("support").id);
  const sent = answerCall(sendReset, {});
  await expect.element(field("Email address", again)).toHaveValue("p.adams@staff.example");
  await logInInPlace(as);
  return sent;
}

test("a login that has ended is asked for in place: nothing typed is lost, and the press is done", async () => {
  const sent = await pressAndLogIn(memberOf("support"));
  await expect.element(told()).toHaveTextContent("The reset link is on its way.");
  expect(sent.map(({ body }) => body)).toEqual([{ ...whose, reason: "asked by phone" }]);
});

test("[SEC-L10] what one member of staff pressed is not done by another who logs in there", async () => {
  const sent = await pressAndLogIn(memberOf("support", { id: idOf(5), name: "L. Fynbos" }));
  await expect.element(page.getByRole("banner").getByText("L. Fynbos")).toBeVisible();
  await expect.element(dialog()).toHaveLength(0);
  await expect.element(action(/^Send a reset link/)).toBeVisible();
  expect(sent).toEqual([]);
});
