import {
  type ExportedLead,
  exportLeads,
  listLeads,
  markLead,
} from "@frontdoor/contract/products/leads.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { expectWithinScreen, onScreen } from "../../../../test/screen.ts";
import { answerCall, idOf, openConsole } from "../../../../test/staff.ts";

const lead: ExportedLead = {
  id: idOf(1),
  origin: "practice",
  name: "<b>Lerato</b>",
  lastName: "Fynbos",
  email: "l@rooms.example?bcc=evil@example.org",
  phoneNumber: "+27821234567",
  consentText: null,
  createdAt: "2026-11-20T10:40:00.000Z",
  state: "new",
  stateChangedAt: null,
  stateChangedBy: null,
  staffName: null,
};
const told = () => page.getByRole("main").getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("who asked is phoned and marked with one press, which can be undone; what they wrote is text", async () => {
  const asked = answerCall(listLeads, [lead]);
  const sent = answerCall(markLead, {});
  await openConsole("/staff/contact-requests", "marketing");
  await expect.element(page.getByText("<b>Lerato</b> Fynbos")).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Practice", exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^l@rooms/ }))
    .toHaveAttribute("href", "mailto:l%40rooms.example%3Fbcc%3Devil%40example.org");
  await expect
    .element(page.getByRole("link", { name: lead.phoneNumber }))
    .toHaveAttribute("href", "tel:+27821234567");
  expect(asked[0]?.url).toContain("state=new");
  await page.getByRole("row").getByRole("button", { name: "Phoned" }).click();
  await expect.element(told()).toMatchTextContent("was phoned.");
  await button("Undo").click();
  await expect.element(told()).toHaveTextContent("The change is undone.");
  expect(sent.map(({ body }) => body)).toEqual([{ state: "phoned" }, { state: "new" }]);
});

test("who marked it stands beside it; the state stands in the address", async () => {
  const phoned = {
    ...lead,
    state: "phoned",
    stateChangedAt: "2026-11-21T10:40:00.000Z",
    stateChangedBy: "staff:x",
    staffName: "P. Adams",
  } as const;
  answerCall(listLeads, [phoned]);
  await openConsole("/staff/contact-requests", "registrar");
  await page.getByRole("main").getByRole("button", { name: "All" }).click();
  await expectAddress("/staff/contact-requests?state=all");
  await expect.element(page.getByText(/^P\. Adams, on 21 November 2026/)).toBeVisible();
});

test("the file is one call, which the audit knows as an export, and has what the filter asks for", async () => {
  answerCall(listLeads, [lead]);
  const sent = answerCall(exportLeads, [lead, { ...lead, id: idOf(2), state: "done" }]);
  await openConsole("/staff/contact-requests", "marketing");
  await button("Save as CSV").click();
  await expect.element(told()).toHaveTextContent("1 rows are saved as a file.");
  expect(sent).toHaveLength(1);
});

test("support sees no contact request; on a phone nothing lies beside the screen", async () => {
  await onScreen(390, 844);
  answerCall(listLeads, [lead]);
  await openConsole("/staff/contact-requests", "owner");
  await expect.element(page.getByText("<b>Lerato</b> Fynbos")).toBeVisible();
  expectWithinScreen();
  await openConsole("/staff/contact-requests", "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
});

test("the buttons of a request stand apart", async () => {
  answerCall(listLeads, [lead]);
  await openConsole("/staff/contact-requests", "marketing");
  const buttons = page.getByRole("row").getByRole("button");
  await expect.element(buttons.nth(1)).toBeVisible();
  const [first, second] = buttons.elements().map((press) => press.getBoundingClientRect());
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThan(2);
});

test("on a phone a long name takes two lines, not one for each word", async () => {
  await onScreen(390, 844);
  answerCall(listLeads, [
    { ...lead, name: "Pieter Johannes", lastName: "van der Merwe van Niekerk" },
  ]);
  await openConsole("/staff/contact-requests", "marketing");
  const name = page.getByText("Pieter Johannes van der Merwe van Niekerk");
  await expect.element(name).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(name.element());
  expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(2);
});
