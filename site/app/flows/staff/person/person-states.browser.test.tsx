import { type ShownAccount, showAccount } from "@frontdoor/contract/products/accounts.ts";
import { listNotes } from "@frontdoor/contract/products/notes.ts";
import {
  findAccounts,
  readTimeline,
  resendMail,
  type TimelineEntry,
} from "@frontdoor/contract/products/support.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo } from "../../../../test/back-end.ts";
import { foundAccount, shownAccount } from "../../../../test/console-accounts.ts";
import { field } from "../../../../test/form.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";

const account: ShownAccount = {
  ...shownAccount,
  locked: true,
  lockedUntil: "2026-11-20T11:25:00.000Z",
  practiceNumber: "1234567",
  twoStep: true,
  passkeys: 2,
};
const happened: TimelineEntry[] = [
  {
    id: idOf(4),
    at: "2026-11-20T10:55:00.000Z",
    what: "logged-in",
    by: "itself",
    staffName: null,
    details: {},
  },
];
const dialog = () => page.getByRole("dialog");
const heading = () => page.getByRole("heading", { level: 1 });
const told = () => page.getByRole("main").getByRole("status").first();

test("a registration that waits can only be mailed again", async () => {
  const pending = {
    ...foundAccount,
    name: null,
    username: null,
    realm: "academic",
    status: "pending",
  } as const;
  answerCall(findAccounts, { accounts: [pending], more: false });
  answerCall(showAccount, { status: 404, code: "ACCOUNT_UNKNOWN", message: "None." });
  answerCall(listNotes, []);
  answerCall(readTimeline, []);
  await openConsole(`/staff/person?id=${idOf(1)}`, "support");
  await expect.element(heading()).toHaveTextContent("Waiting registration");
  const buttons = page.getByRole("region", { name: "Actions" }).getByRole("button");
  await expect.element(buttons).toHaveLength(1);
  const sent = answerCall(resendMail, { mail: "verification" });
  await buttons.click();
  await field("Reason", dialog()).fill("asked");
  await dialog().getByRole("button", { name: "Send the mail" }).click();
  await expect.element(told()).toHaveTextContent("The mail is on its way.");
  expect(sent.map(({ body }) => body)).toEqual([
    { realm: "academic", username: idOf(1), reason: "asked" },
  ]);
});

test("an unknown id says so; a failure can be asked for again", async () => {
  answerCall(findAccounts, { accounts: [], more: false });
  await openConsole(`/staff/person?id=${idOf(1)}`, "support");
  await expect.element(page.getByText(/There is no account/)).toBeVisible();
  answer(pathOf(findAccounts), {
    status: 500,
    body: { code: "SERVER_ERROR", message: "Broken." },
    headers: { "x-request-id": idOf(7) },
  });
  await openConsole(`/staff/person?id=${idOf(2)}`, "support");
  await expect.element(page.getByText("Broken.")).toBeVisible();
  await expect.element(page.getByText(`Reference: ${idOf(7)}`)).toBeVisible();
  answerCall(findAccounts, { accounts: [{ ...foundAccount, id: idOf(2) }], more: false });
  answerCall(showAccount, { ...account, id: idOf(2) });
  answerCall(listNotes, []);
  answerCall(readTimeline, []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(heading()).toHaveTextContent("Thandi Naidoo");
  await expect.element(page.getByText("No such events are kept.")).toBeVisible();
});

test("an auditor, who may not search, finds the account in whichever realm it is", async () => {
  answerCall(showAccount, { ...account, type: "TRAINEE", locked: false });
  answerCall(listNotes, []);
  answerCall(readTimeline, happened);
  await openConsole(`/staff/person?id=${idOf(1)}`, "auditor");
  await expect.element(page.getByText("t***@n***.example")).toBeVisible();
  expect(callsTo(pathOf(findAccounts))).toEqual([]);
  await openConsole("/staff/person", "auditor");
  await expect.element(page.getByText("No person is named in this address.")).toBeVisible();
});
