import {
  addStaff,
  changeStaffRole,
  endStaff,
  type ListedStaff,
  listStaff,
  renewStaffKey,
  sendConsoleLink,
} from "@frontdoor/contract/products/staff.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, whenQuiet } from "../../../../test/back-end.ts";
import { field } from "../../../../test/form.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";

const at = "2026-11-20T10:40:00.000Z";
const key = "fdstaff_of-the-test";
const row = (text: string) => page.getByRole("row").filter({ hasText: text });
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });

const lerato: ListedStaff = {
  id: idOf(1),
  name: "Lerato Khumalo",
  emailAddress: "l.khumalo@staff.example",
  role: "support",
  createdAt: at,
  endedAt: null,
  keyExpiresAt: "2099-01-01T10:00:00.000Z",
  keyLastUsedAt: "2026-02-20T10:00:00.000Z",
  consoleSince: at,
  lastLoginAt: "2026-03-14T07:00:00.000Z",
};
/** The member of staff who is logged in. */
const own: ListedStaff = { ...lerato, id: idOf(9), name: "P. Adams", role: "owner" };

async function openMembers(rows: ListedStaff[] = [lerato], role: StaffRole = "owner") {
  const asked = answerCall(listStaff, rows);
  await openConsole("/staff/members", role);
  return asked;
}
async function choose({ name }: ListedStaff, press: string) {
  await page.getByRole("button", { name }).click();
  await button(press).click();
}

test("the list tells role, last use and state, and one who has nothing that lets them in", async () => {
  const shut = {
    ...lerato,
    id: idOf(2),
    name: "Sipho Dube",
    consoleSince: null,
    lastLoginAt: null,
  };
  await openMembers([
    own,
    lerato,
    { ...shut, keyExpiresAt: "2026-01-01T00:00:00.000Z", keyLastUsedAt: null },
  ]);
  await expect.element(row("P. Adams (you)")).toMatchTextContent("Owner");
  await expect.element(row("Lerato Khumalo")).toMatchTextContent("14 March 2026, 09:00");
  await expect.element(row("Sipho Dube")).toMatchTextContent("Cannot log in");
  await expect.element(row("Sipho Dube")).toMatchTextContent("Never");
  await page.getByRole("button", { name: "Lerato Khumalo" }).click();
  await expect.element(page.getByText("l.khumalo@staff.example")).toBeVisible();
  await expect.element(page.getByText(idOf(1))).toBeVisible();
});

test("somebody is added with a reason, and their key is shown once", async () => {
  await openMembers([]);
  await expect.element(page.getByText("There is nobody.")).toBeVisible();
  const reply = { id: idOf(1), key, expiresAt: at, consoleLinkMailed: true };
  const sent = answerCall(addStaff, reply);
  await button("Add somebody").click();
  const submit = dialog().getByRole("button", { name: "Add them" });
  await expect.element(submit).toBeDisabled();
  await field("Name", dialog()).fill("Lerato Khumalo");
  await field("Email address", dialog()).fill("l.khumalo@staff.example");
  await field("Role", dialog()).selectOptions("support");
  await field("Reason", dialog()).fill("begins at the desk");
  answerCall(listStaff, [lerato]);
  await submit.click();
  await expect.element(dialog().getByText(key)).toBeVisible();
  await expect.element(dialog().getByText(/This is the key of Lerato Khumalo/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: "Lerato Khumalo",
      emailAddress: "l.khumalo@staff.example",
      role: "support",
      days: 90,
      reason: "begins at the desk",
    },
  ]);
  await dialog().getByRole("button", { name: "Done" }).click();
  await expect.element(row("Lerato Khumalo")).toBeVisible();
  await expect.element(page.getByText(key)).toHaveLength(0);
});

test("an owner is added only once their name was typed; what was left empty is said", async () => {
  await openMembers([]);
  await button("Add somebody").click();
  await field("Reason", dialog()).fill("takes over");
  await dialog().getByRole("button", { name: "Add them" }).click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("Email address");
  await field("Name", dialog()).fill("Anna van Wyk");
  await field("Role", dialog()).selectOptions("owner");
  await expect.element(dialog().getByRole("button", { name: "Add them" })).toBeDisabled();
  await field("Type the name to confirm", dialog()).fill("Anna van Wyk");
  await expect.element(dialog().getByRole("button", { name: "Add them" })).toBeEnabled();
});

test("an address that somebody has already is refused in place", async () => {
  await openMembers([]);
  answerCall(addStaff, { status: 409, code: "STAFF_EMAIL_TAKEN", message: "It is taken." });
  await button("Add somebody").click();
  await field("Name", dialog()).fill("Lerato Khumalo");
  await field("Email address", dialog()).fill("l.khumalo@staff.example");
  await field("Role", dialog()).selectOptions("auditor");
  await field("Reason", dialog()).fill("begins at the desk");
  await dialog().getByRole("button", { name: "Add them" }).click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("It is taken.");
});

test("another role wants a reason and the name; with two persons it waits", async () => {
  await openMembers();
  const body = { pending: { id: idOf(5), expiresAt: "2026-11-26T10:00:00.000Z" } };
  const sent = answer(pathOf(changeStaffRole), { status: 202, body });
  await choose(lerato, "Change role…");
  await field("Role", dialog()).selectOptions("registrar");
  await field("Reason", dialog()).fill("moves to the lists");
  await expect.element(dialog().getByRole("button", { name: "Change the role" })).toBeDisabled();
  await field("Type the name to confirm", dialog()).fill("Lerato Khumalo");
  await dialog().getByRole("button", { name: "Change the role" }).click();
  await expect.element(told()).toMatchTextContent("An owner has to agree first.");
  expect(sent.map((call) => call.body)).toEqual([
    { role: "registrar", reason: "moves to the lists" },
  ]);
  await expect.element(dialog()).toHaveLength(0);
});

test("a link is mailed, which nobody here sees", async () => {
  await openMembers();
  const sent = answerCall(sendConsoleLink, { expiresAt: at });
  await choose(lerato, "Mail a set-up link…");
  await expect.element(dialog().getByText(/is mailed to l\.khumalo@staff\.example/)).toBeVisible();
  await field("Reason", dialog()).fill("lost the phone");
  await dialog().getByRole("button", { name: "Mail the link" }).click();
  await expect.element(told()).toHaveTextContent("The link was mailed to Lerato Khumalo.");
  expect(sent.map(({ body }) => body)).toEqual([{ reason: "lost the phone" }]);
});

test("a new key is shown once, to whoever made it", async () => {
  await openMembers();
  const sent = answerCall(renewStaffKey, { id: idOf(1), key, expiresAt: at });
  await choose(lerato, "Make a new key…");
  await field("Days that the key works", dialog()).fill("30");
  await field("Reason", dialog()).fill("the old one is in a bag that was lost");
  await field("Type the name to confirm", dialog()).fill("Lerato Khumalo");
  await dialog().getByRole("button", { name: "Make the key" }).click();
  await expect.element(dialog().getByText(key)).toBeVisible();
  await dialog().getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByText(key)).toHaveLength(0);
  expect(sent.map(({ body }) => body)).toEqual([
    { days: 30, reason: "the old one is in a bag that was lost" },
  ]);
});

test("a key that is shown once stays where the list cannot be read again; it is read as it is closed", async () => {
  await openMembers();
  answerCall(renewStaffKey, { id: idOf(1), key, expiresAt: at });
  await choose(lerato, "Make a new key…");
  await field("Reason", dialog()).fill("the old one is in a bag that was lost");
  await field("Type the name to confirm", dialog()).fill("Lerato Khumalo");
  answerCall(listStaff, { status: 500, code: "INTERNAL", message: "Not now." });
  await dialog().getByRole("button", { name: "Make the key" }).click();
  await expect.element(dialog().getByText(key)).toBeVisible();
  await whenQuiet();
  await expect.element(dialog().getByText(key)).toBeVisible();
  await dialog().getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByText("Not now.")).toBeVisible();
});

test("a name with two spaces is typed as it is read, with one", async () => {
  const spaced = { ...lerato, name: "Lerato  Khumalo" };
  await openMembers([spaced]);
  await page.getByRole("button", { name: "Lerato Khumalo" }).click();
  await button("Remove…").click();
  await field("Reason", dialog()).fill("has left");
  await field("Type the name to confirm", dialog()).fill("Lerato Khumalo");
  await expect.element(dialog().getByRole("button", { name: "Remove them" })).toBeEnabled();
});

test("somebody is ended once their name was typed, and is listed among the ended", async () => {
  const asked = await openMembers();
  const sent = answerCall(endStaff, {});
  await choose(lerato, "Remove…");
  await field("Reason", dialog()).fill("has left");
  await field("Type the name to confirm", dialog()).fill("Lerato");
  await expect.element(dialog().getByRole("button", { name: "Remove them" })).toBeDisabled();
  await field("Type the name to confirm", dialog()).fill("Lerato Khumalo");
  answerCall(listStaff, []);
  await dialog().getByRole("button", { name: "Remove them" }).click();
  await expect.element(told()).toHaveTextContent("Lerato Khumalo is removed.");
  expect(sent.map(({ body }) => body)).toEqual([{ reason: "has left" }]);
  const ended = answerCall(listStaff, [
    { ...lerato, endedAt: at, keyExpiresAt: null, keyLastUsedAt: null },
  ]);
  await button("Removed").click();
  await page.getByRole("button", { name: "Lerato Khumalo" }).click();
  await expect.element(button("Remove…")).toHaveLength(0);
  expect([...asked, ...ended].map(({ url }) => new URL(url).search)).toContain(
    "?status=ended&limit=25",
  );
});

test("nobody changes their own role or ends themselves; their key and link they may have", async () => {
  await openMembers([own]);
  await page.getByRole("button", { name: "P. Adams (you)" }).click();
  await expect
    .element(page.getByText("Only another owner can change your role or remove you."))
    .toBeVisible();
  await expect.element(button("Make a new key…")).toBeVisible();
  for (const name of ["Change role…", "Remove…"]) {
    await expect.element(button(name)).toHaveLength(0);
  }
});

test("an auditor reads who works here and changes nothing; support does not see it", async () => {
  await openMembers([lerato], "auditor");
  await page.getByRole("button", { name: "Lerato Khumalo" }).click();
  await expect.element(page.getByText("l.khumalo@staff.example")).toBeVisible();
  for (const name of ["Add somebody", "Make a new key…", "Remove…"]) {
    await expect.element(button(name)).toHaveLength(0);
  }
  await openMembers([lerato], "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Staff", exact: true })).toHaveLength(0);
});
