import { type ShownAccount, showAccount } from "@frontdoor/contract/products/accounts.ts";
import {
  type AccountNote,
  addNote,
  endNote,
  listNotes,
  noteEndMessage,
} from "@frontdoor/contract/products/notes.ts";
import { findAccounts, readTimeline } from "@frontdoor/contract/products/support.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { callsTo } from "../../../../test/back-end.ts";
import { foundAccount, shownAccount } from "../../../../test/console-accounts.ts";
import { field } from "../../../../test/form.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";

const script = '<img src=x onerror="document.title=1">';
const found = { ...foundAccount, name: script };
const note: AccountNote = {
  id: idOf(5),
  text: script,
  writtenBy: "Sipho",
  writtenAt: "2026-11-20T06:00:00.000Z",
  expiresAt: "2026-11-30T22:00:00.000Z",
};
const dialog = () => page.getByRole("dialog");
const notes = () => page.getByRole("region", { name: "Notes of support" });
const told = () => page.getByRole("main").getByRole("status").first();

async function openPerson(
  role: StaffRole,
  listed: AccountNote[] = [note],
  logins: ShownAccount["logins"] = null,
) {
  answerCall(findAccounts, { accounts: [found], more: false });
  answerCall(showAccount, {
    ...shownAccount,
    name: script,
    numberVerified: true,
    logins,
    lastLoginAt: null,
  });
  answerCall(readTimeline, []);
  answerCall(listNotes, listed);
  await openConsole(`/staff/person?id=${idOf(1)}`, role);
  await expect.element(page.getByText("t***@n***.example")).toBeVisible();
}

test("a note and a name that are markup are shown as they were typed", async () => {
  await openPerson("support");
  await expect.element(notes().getByText(script)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: script })).toBeVisible();
  await expect.element(notes().getByText("Sipho, until")).toBeVisible();
  expect(document.querySelectorAll("main img")).toHaveLength(0);
});

test("a note is written until a day; a day that is none is said", async () => {
  const sent = answerCall(addNote, { id: idOf(6) });
  await openPerson("support", []);
  await expect.element(notes().getByText("There are none.")).toBeVisible();
  await notes().getByRole("button", { name: "Write a note…" }).click();
  await field("Note", dialog()).fill("Calls back on Friday");
  await field("Ends on", dialog()).fill("Friday");
  const press = dialog().getByRole("button", { name: "Save the note" });
  await press.click();
  await expect.element(dialog().getByText(noteEndMessage).first()).toBeVisible();
  await field("Ends on", dialog()).fill("2026-12-31");
  await press.click();
  await expect.element(told()).toHaveTextContent("The note is saved.");
  const until = "2026-12-30T22:00:00.000Z";
  expect(sent.map(({ body }) => body)).toEqual([{ text: "Calls back on Friday", until }]);
});

test("a note is deleted, and the focus stays with the notes", async () => {
  const sent = answerCall(endNote, {});
  await openPerson("support");
  await notes()
    .getByRole("button", { name: /^Delete the note/ })
    .click();
  await expect.element(told()).toHaveTextContent("The note is deleted.");
  await expect.element(notes().getByRole("heading")).toHaveFocus();
  expect(sent).toHaveLength(1);
});

test("who is no support is shown no notes, and none are asked for", async () => {
  await openPerson("auditor");
  await expect.element(notes()).toHaveLength(0);
  expect(callsTo(pathOf(listNotes))).toEqual([]);
});

test("the last logins are there with device and network where the operator keeps them, and no box of them elsewhere", async () => {
  const box = page.getByRole("region", { name: "Last logins" });
  const chrome = { browser: "Chrome", system: "Windows", way: "password" } as const;
  const at = "2026-11-19T06:00:00.000Z";
  await openPerson("support", [], [{ ...chrome, at, network: "192.0.2.0/24" }]);
  await expect.element(box).toMatchTextContent("Chrome on Windows");
  await expect.element(box).toMatchTextContent("on 19 November 2026 at 08:00");
  await expect.element(box).toMatchTextContent("From 192.0.2.0/24");
  await openPerson("support", []);
  await expect.element(box).toHaveLength(0);
});

test("two accounts of a person stand beside each other by one address, and a link to itself is refused", async () => {
  await openPerson("support", []);
  const form = page.getByRole("form", { name: "Another account of theirs" });
  await field("Its id or support link", form).fill(
    `https://staff.example/staff/person?id=${idOf(1)}`,
  );
  await form.getByRole("button", { name: "Show both" }).click();
  await expect.element(form).toMatchTextContent("Type the id of another account");
  answerCall(findAccounts, {
    accounts: [found, { ...found, id: idOf(2), name: "T. Naidoo" }],
    more: false,
  });
  await openConsole(`/staff/person?id=${idOf(1)}&beside=${idOf(2)}`, "support");
  await expect.element(page.getByRole("heading", { name: "Two accounts" })).toBeVisible();
  for (const name of [script, "T. Naidoo"]) {
    await expect
      .element(page.getByRole("region", { name }))
      .toMatchTextContent("t***@n***.example");
  }
  expect(document.querySelectorAll("main img")).toHaveLength(0);
});
