import { showAccount } from "@frontdoor/contract/products/accounts.ts";
import { listNotes } from "@frontdoor/contract/products/notes.ts";
import { listOpenidClients } from "@frontdoor/contract/products/openid.ts";
import { listStaff } from "@frontdoor/contract/products/staff.ts";
import { findAccounts, readTimeline } from "@frontdoor/contract/products/support.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { callsTo, holdBack } from "../../../../test/back-end.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";
import { expectTexts } from "../../../../test/texts.ts";

const thandi = {
  ...({ id: idOf(1), realm: "practice", type: "HCP", name: "Thandi Naidoo" } as const),
  username: "tnaidoo",
  maskedEmail: "t***@n***.example",
  status: "active",
};
const dialog = () => page.getByRole("dialog", { name: "Go to, or do" });
const field = () => dialog().getByRole("combobox", { name: "Screen, action or person" });
const options = () => dialog().getByRole("option");
const names = () =>
  options()
    .elements()
    .map(({ textContent }) => textContent);

async function openPalette(role: StaffRole, address = "/staff/own-login") {
  await openConsole(address, role);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field()).toHaveFocus();
}

test("what is typed and the arrows choose; Enter goes there, Escape leaves", async () => {
  await openPalette("owner");
  await field().fill("go num");
  await expectTexts(options(), ["Go to Numbers", "Find people: “go num”"]);
  await field().fill("go a");
  await userEvent.keyboard("{ArrowDown}");
  const second = options().nth(1);
  await expect.element(second).toHaveAttribute("aria-selected", "true");
  await expect.element(field()).toHaveAttribute("aria-activedescendant", second.element().id);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(options().last()).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).toHaveLength(0);
  await userEvent.keyboard("{Meta>}k{/Meta}");
  answerCall(listStaff, []);
  await field().fill("staff");
  await userEvent.keyboard("{Enter}");
  await expectAddress("/staff/members");
});

test.each([
  [
    "marketing",
    ["Overview", "Contact requests", "Numbers"],
    ["Audit", "Search", "Staff", "Webhooks"],
  ],
  ["integrator", ["Overview", "Webhooks"], ["Audit", "Search", "Numbers", "Outbox"]],
] as const)(
  "%s is offered the screens of the role, and no search of people",
  async (role, has, lacks) => {
    await openPalette(role);
    await expect
      .poll(() => names())
      .toEqual(expect.arrayContaining(has.map((name) => `Go to ${name}`)));
    for (const name of lacks) expect(names()).not.toContain(`Go to ${name}`);
    await field().fill("naidoo");
    await expect.element(dialog().getByText("No matches.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(callsTo(pathOf(findAccounts))).toEqual([]);
  },
);

test("a person is looked for once that is chosen, and never by a letter alone", async () => {
  const asked = answerCall(findAccounts, { accounts: [thandi], more: false });
  await openPalette("support");
  await field().fill("naidoo");
  await expectTexts(options(), ["Find people: “naidoo”"]);
  expect(asked).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expectTexts(options(), ["Thandi Naidoo tnaidoo"]);
  expect(asked.map(({ body }) => body)).toEqual([{ text: "naidoo" }]);
  answerCall(showAccount, { status: 500, code: "UNEXPECTED", message: "-" });
  answerCall(listNotes, []);
  answerCall(readTimeline, []);
  await userEvent.keyboard("{Enter}");
  await expectAddress(`/staff/person?id=${thandi.id}`);
});

test("a second Enter looks for nobody twice, as each search is counted and audited", async () => {
  const asked = answerCall(findAccounts, { accounts: [thandi], more: false });
  const letGo = holdBack(pathOf(findAccounts));
  await openPalette("support");
  await field().fill("naidoo");
  await expectTexts(options(), ["Find people: “naidoo”"]);
  await userEvent.keyboard("{Enter}{Enter}");
  letGo();
  await expectTexts(options(), ["Thandi Naidoo tnaidoo"]);
  expect(asked).toHaveLength(1);
});

test("what the screen can do is offered, as far as the role may, and done", async () => {
  answerCall(listStaff, []);
  await openPalette("owner", "/staff/members");
  await field().fill("add some");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Add a member of staff?" })).toBeVisible();
  answerCall(listOpenidClients, []);
  await openPalette("owner", "/staff/openid");
  await field().fill("add a cl");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Add a client" })).toBeVisible();
  await openPalette("auditor", "/staff/members");
  await field().fill("add some");
  await expect.element(dialog().getByText("No matches.")).toBeVisible();
});
