import {
  exportAudit,
  exportBreach,
  listAudit,
  verifyAudit,
} from "@frontdoor/contract/products/operations.ts";
import { listStaff } from "@frontdoor/contract/products/staff.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { answer } from "../../../../test/back-end.ts";
import { onScreen } from "../../../../test/screen.ts";
import { answerCall, idOf, openConsole } from "../../../../test/staff.ts";
import { expectTexts } from "../../../../test/texts.ts";

const at = "2026-11-20T10:40:00.000Z";
const told = () => page.getByRole("main").getByRole("status").first();

const event = {
  id: idOf(1),
  at,
  kind: "account-archived",
  by: `staff:${idOf(9)}`,
  staffName: "P. Adams",
  subjectId: idOf(2),
  aboutStaff: null,
  realm: "practice",
  details: { reason: "left the practice", from: "10.0.4.0/24" },
};

test("the audit says who did what to whom and from where, by person, kind and day", async () => {
  const asked = answerCall(listAudit, [event]);
  answerCall(listStaff, []);
  await openConsole("/staff/audit", "auditor");
  await expectTexts(page.getByRole("cell"), [
    "20 November 2026, 12:40",
    "P. Adams",
    "Archivedreason: left the practice",
    "Account 000002",
    "10.0.4.0/24",
  ]);
  await page.getByRole("textbox", { name: "Person" }).fill("nobody");
  await page.getByRole("button", { name: "Show" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("The id of an account");
  await page.getByRole("textbox", { name: "Person" }).fill(idOf(2));
  await page.getByRole("combobox", { name: "What" }).selectOptions("account-archived");
  await page.css("[name=since]").fill("2026-11-19");
  await page.getByLabelText("Until").fill("2026-11-20");
  await page.getByRole("button", { name: "Show" }).click();
  await expectAddress(
    `/staff/audit?person=${idOf(2)}&kind=account-archived&since=2026-11-19&until=2026-11-20`,
  );
  await expect
    .poll(() => Object.fromEntries(new URL(asked.at(-1)?.url ?? "").searchParams))
    .toEqual({
      person: idOf(2),
      kind: "account-archived",
      since: "2026-11-18T22:00:00.000Z",
      until: "2026-11-20T22:00:00.000Z",
      limit: "25",
    });
});

test("a day of a year with five digits is none, and breaks nothing", async () => {
  const asked = answerCall(listAudit, [event]);
  answerCall(listStaff, []);
  await openConsole("/staff/audit", "auditor");
  await expect.element(page.getByRole("cell", { name: "P. Adams" })).toBeVisible();
  await page.css("[name=since]").fill("20026-11-19");
  await page.getByRole("button", { name: "Show" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("This date is not complete.");
  expect(asked).toHaveLength(1);
  await page.css("[name=since]").fill("2026-11-19");
  await page.getByRole("button", { name: "Show" }).click();
  await expectAddress("/staff/audit?since=2026-11-19");
  await expect.element(page.getByRole("alert")).toHaveLength(0);
});

test("[SEC-H6] the audit is checked in all its parts and saved whole", async () => {
  answerCall(listAudit, []);
  answerCall(listStaff, []);
  const verdict = { markedAt: 0, markedSince: null, head: "00", events: 12, position: 12 };
  const sound = { ...verdict, valid: true, problem: null, at: null, next: null };
  answerCall(verifyAudit, { ...sound, next: `12:${"a".repeat(64)}:${idOf(1)}` });
  answer(/verify\?from=12/, {
    status: 200,
    body: { ...sound, events: 5, position: 17 },
  });
  await openConsole("/staff/audit", "auditor");
  await page.getByRole("button", { name: "Verify the audit" }).click();
  await expect
    .element(told())
    .toHaveTextContent("The audit is intact: 17 events, the last at position 17.");
  await expect.element(page.css(".notice--success")).toHaveLength(1);
  answerCall(verifyAudit, { ...sound, valid: false, problem: "changed", at: "7" });
  await page.getByRole("button", { name: "Verify the audit" }).click();
  await expect.element(told()).toMatchTextContent("The audit is not intact, at 7");
  await expect.element(page.css(".notice--warning")).toHaveLength(1);
  const { staffName: _, aboutStaff: __, by, ...rest } = event;
  const exported = { ...rest, actor: by, position: 7, hash: "00" };
  answerCall(exportAudit, [exported]);
  answer(/audit\?after=7$/, { status: 200, body: [] });
  await page.getByRole("button", { name: "Export" }).click();
  await expect.element(told()).toHaveTextContent("One event is saved as a file.");
});

test("[SEC-H5] what is saved is what the filter asks for, by whom as well", async () => {
  answerCall(listAudit, []);
  answerCall(listStaff, []);
  const asked = answerCall(exportAudit, []);
  const filter = { person: idOf(2), staff: idOf(9), kind: "account-archived" };
  const days = { since: "2026-11-19", until: "2026-11-20" };
  await openConsole(`/staff/audit?${new URLSearchParams({ ...filter, ...days })}`, "auditor");
  await page.getByRole("button", { name: "Export" }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(asked.at(-1)?.url ?? "").searchParams))
    .toEqual({
      ...filter,
      since: "2026-11-18T22:00:00.000Z",
      until: "2026-11-20T22:00:00.000Z",
    });
});

test("[SEC-H10] after a breach an owner saves whose accounts were touched in a span of time, with a reason", async () => {
  answerCall(listAudit, []);
  answerCall(listStaff, []);
  const affected = { account: idOf(2), realm: "practice", first: at, last: at };
  const asked = answerCall(exportBreach, [
    { ...affected, what: "2 × logged-in by itself; 1 × reset-sent by staff:018f" },
  ]);
  const saved = vi.spyOn(URL, "createObjectURL");
  onTestFinished(() => void saved.mockRestore());
  await openConsole("/staff/audit", "owner");
  await page.getByRole("button", { name: "After a breach…" }).click();
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save the list" });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("stolen backup");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("From");
  await page.css("dialog [name=from]").fill("2026-11-20T08:00");
  await page.css("dialog [name=to]").fill("2026-11-20T08:00");
  await save.click();
  await expect
    .element(dialog.getByRole("alert"))
    .toMatchTextContent("The end is before the beginning.");
  expect(asked).toEqual([]);
  await page.css("dialog [name=to]").fill("2026-11-21T08:00");
  await save.click();
  await expect.element(told()).toHaveTextContent("One account is saved as a file.");
  const [file] = saved.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : "";
  expect(text).toContain(",Practice,");
  expect(text).toContain("2 × Logged in by the person; 1 × Reset link sent by staff by staff 018f");
  expect(asked.map(({ body }) => body)).toEqual([
    {
      from: "2026-11-20T06:00:00.000Z",
      to: "2026-11-21T06:00:00.000Z",
      reason: "stolen backup",
    },
  ]);
});

test("[SEC-H10] a breach that touched no account says so", async () => {
  answerCall(listAudit, []);
  answerCall(listStaff, []);
  answerCall(exportBreach, []);
  await openConsole("/staff/audit", "owner");
  await page.getByRole("button", { name: "After a breach…" }).click();
  await page.css("dialog [name=from]").fill("2026-11-20T08:00");
  await page.getByRole("dialog").getByRole("textbox", { name: "Reason" }).fill("stolen backup");
  await page.getByRole("button", { name: "Save the list" }).click();
  await expect.element(told()).toHaveTextContent("Nothing was done to any account in that time.");
});

test("[SEC-H5] an event about a member of staff names them", async () => {
  const role = { kind: "staff-role-changed", subjectId: null, realm: null };
  answerCall(listAudit, [{ ...event, ...role, aboutStaff: "Sipho Dube" }]);
  answerCall(listStaff, []);
  await openConsole("/staff/audit", "auditor");
  await expect.element(page.getByRole("cell", { name: "Sipho Dube" })).toBeVisible();
});

test("on a phone the audit's filters are one below the other, all as wide", async () => {
  await onScreen(390, 844);
  answerCall(listAudit, []);
  answerCall(listStaff, []);
  await openConsole("/staff/audit", "auditor");
  const filters = page.getByRole("main").css(".filters label > :is(input, select)");
  await expect.element(filters.nth(3)).toBeVisible();
  const widths = filters.elements().map((filter) => filter.getBoundingClientRect().width);
  expect(new Set(widths).size).toBe(1);
});
