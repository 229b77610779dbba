import { type ShownAccount, showAccount } from "@frontdoor/contract/products/accounts.ts";
import { listNotes } from "@frontdoor/contract/products/notes.ts";
import { findAccounts, readTimeline } from "@frontdoor/contract/products/support.ts";
import {
  reactivateAccount,
  suspendAccount,
  suspensionEndMessage,
} from "@frontdoor/contract/products/suspensions.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { shownAccount } from "../../../../test/console-accounts.ts";
import { field } from "../../../../test/form.ts";
import { answerCall, idOf, openConsole } from "../../../../test/staff.ts";

const whose = { realm: "practice", username: idOf(1) };
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();
const region = (name: string) => page.getByRole("region", { name });

async function openPerson(role: StaffRole, changes: Partial<ShownAccount> = {}) {
  const shown = { ...shownAccount, ...changes };
  const { id, realm, type, name, maskedEmail, status } = shown;
  const found = { id, realm, type, name, maskedEmail, status, username: "tnaidoo" };
  answerCall(findAccounts, { accounts: [found], more: false });
  answerCall(showAccount, shown);
  answerCall(listNotes, []);
  answerCall(readTimeline, []);
  await openConsole(`/staff/person?id=${idOf(1)}`, role);
  await expect.element(page.getByText("t***@n***.example")).toBeVisible();
}

test("an account is suspended until a day, with a reason and its name typed; a day that is none is said", async () => {
  const sent = answerCall(suspendAccount, {});
  await openPerson("support");
  await region("Actions").getByRole("button", { name: "Suspend…" }).click();
  await field("Ends on", dialog()).fill("31 December");
  await field("Reason", dialog()).fill("stolen phone");
  await field("Type the username to confirm", dialog()).fill("tnaidoo");
  const press = dialog().getByRole("button", { name: "Suspend the account" });
  await press.click();
  await expect.element(dialog().getByText(suspensionEndMessage).first()).toBeVisible();
  expect(sent).toEqual([]);
  await field("Ends on", dialog()).fill("2026-12-31");
  await press.click();
  await expect.element(told()).toHaveTextContent("The account is suspended.");
  const until = "2026-12-30T22:00:00.000Z";
  expect(sent.map(({ body }) => body)).toEqual([{ ...whose, reason: "stolen phone", until }]);
});

test("a suspended account says so, suggests the way back, and is reactivated", async () => {
  const sent = answerCall(reactivateAccount, {});
  await openPerson("support", { status: "suspended" });
  await expect.element(page.getByText("Suspended", { exact: true })).toBeVisible();
  const next = region("If they logged in now");
  await next.getByRole("button", { name: "Reactivate…" }).click();
  await field("Reason", dialog()).fill("found again");
  await field("Ticket number", dialog()).fill("HD-20417");
  await dialog().getByRole("button", { name: "Reactivate the account" }).click();
  await expect.element(told()).toHaveTextContent("The account is active again.");
  expect(sent.map(({ body }) => body)).toEqual([
    { ...whose, reason: "found again", ticket: "HD-20417" },
  ]);
});

test("somebody locked is unlocked with the suggested step; who may not is offered none", async () => {
  const locked = { locked: true, lockedUntil: "2026-11-20T11:25:00.000Z" };
  await openPerson("support", locked);
  const next = region("If they logged in now");
  await expect.element(next.getByRole("button", { name: "Unlock…" })).toBeVisible();
  await openPerson("auditor", locked);
  await expect.element(next.getByText(/too many wrong passwords/)).toBeVisible();
  await expect.element(next.getByRole("button")).toHaveLength(0);
});

test("only an owner brings an archived account back", async () => {
  const archived = { status: "archived", restorableUntil: "2026-12-01T00:00:00.000Z" };
  await openPerson("support", archived);
  await expect.element(page.getByRole("button", { name: "Bring back…" })).toHaveLength(0);
  await openPerson("owner", archived);
  await expect
    .element(region("Actions").getByRole("button", { name: "Bring back…" }))
    .toBeVisible();
});
