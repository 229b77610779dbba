import { readStatistics, type Statistics } from "@frontdoor/contract/products/statistics.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCall, openConsole } from "../../../../test/staff.ts";
import { expectTexts } from "../../../../test/texts.ts";

afterEach(() => vi.restoreAllMocks());

const statistics: Statistics = {
  periods: ["2026-11-21", "2026-11-22"],
  figures: [
    { measure: "login", product: "practice", value: "password", counts: [40, 60] },
    { measure: "login", product: "academic", value: "passkey", counts: [0, 7] },
    { measure: "sign-up", product: "practice", value: "begun", counts: [10, 10] },
    { measure: "sign-up", product: "practice", value: "sent", counts: [5, 5] },
    { measure: "sign-up-left", product: "practice", value: "hpcsaNumber", counts: [3, 1] },
  ],
  byRole: {
    periods: ["2026-10-01", "2026-11-01"],
    figures: [
      { what: "logins", product: "academic", role: "HOD", counts: [7, null] },
      { what: "logins", product: "academic", role: "TRAINEE", counts: [90, 80] },
    ],
  },
  accounts: {
    day: "2026-11-22",
    figures: [
      { product: "academic", counts: { active: 1290, waiting: 15, suspended: null, archived: 0 } },
    ],
  },
  accountsByRole: {
    day: "2026-10-31",
    figures: [
      {
        product: "academic",
        role: "SUPERVISOR",
        counts: { active: 1240, waiting: 10, suspended: null, archived: 0 },
      },
    ],
  },
};
const card = (name: string) => page.getByRole("region", { name, exact: true });

test("a chart has its sum in words, and a table behind it that the keyboard opens", async () => {
  answerCall(readStatistics, statistics);
  await openConsole("/staff/numbers", "auditor");
  const logins = card("Logins");
  await expect.element(logins.getByRole("img", { name: "Logins: 107 in all" })).toBeVisible();
  await expect.element(logins.getByRole("table")).toHaveLength(0);
  await logins.getByText("Show as a table").click();
  const day = logins.getByRole("row").filter({ hasText: "22 Nov 2026" });
  await expect.element(day.getByRole("cell", { name: "60" })).toBeVisible();
  await expect.element(day.getByRole("cell", { name: "7", exact: true })).toBeVisible();
});

test("accounts are told by state as they are, by role as they were at the end of the month, and few as fewer than five", async () => {
  answerCall(readStatistics, statistics);
  await openConsole("/staff/numbers", "marketing");
  const accounts = card("Accounts by state").first();
  await expect.element(accounts).toMatchTextContent("on 22 Nov 2026, rounded down to fives");
  await expectTexts(accounts.getByRole("row").nth(1).getByRole("cell"), [
    "1\u00A0290",
    "15",
    "fewer than 5 *",
    "0",
  ]);
  const byRole = card("Accounts by role and state").first();
  await expect
    .element(byRole)
    .toMatchTextContent("on 31 Oct 2026, the last count before this month");
  await expectTexts(byRole.getByRole("row").nth(1).getByRole("cell"), [
    "Academic",
    "1\u00A0240",
    "10",
    "fewer than 5 *",
    "0",
  ]);
});

test("the funnel tells each step as a share of the forms that were begun", async () => {
  answerCall(readStatistics, statistics);
  await openConsole("/staff/numbers", "marketing");
  const funnel = card("From the form to the first login").getByRole("row");
  await expect.element(funnel.filter({ hasText: "Sent" }).getByText("50 %")).toBeVisible();
  const left = card("Where forms are left");
  await expect.element(left.getByRole("row", { name: /HPCSA number/ })).toBeVisible();
});

test("a role's small count is said to be fewer than five, and is nowhere in the page", async () => {
  answerCall(readStatistics, statistics);
  await openConsole("/staff/numbers");
  const head = page.getByRole("row").filter({ hasText: "Head of department" });
  await expect.element(head.getByText("fewer than 5")).toBeVisible();
  await expect.element(head.getByRole("cell", { name: "7", exact: true })).toBeVisible();
});

test("span and product stand in the address, so that a link shows a colleague the same", async () => {
  const periods = ["2026-10-01", "2026-11-01"];
  const asked = answerCall(readStatistics, { ...statistics, periods });
  await openConsole("/staff/numbers?by=week&product=academic");
  await expect
    .element(page.getByRole("button", { name: "Week" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(card("Logins").getByRole("img", { name: "Logins: 7 in all" })).toBeVisible();
  await page.getByRole("button", { name: "Month" }).click();
  await expect
    .poll(() => asked.map(({ url }) => new URL(url, "http://x").search))
    .toEqual(["?unit=week", "?unit=month"]);
  expect(window.location.search).toBe("?by=month&product=academic");
});

test("a table is saved as CSV", async () => {
  answerCall(readStatistics, statistics);
  await openConsole("/staff/numbers");
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:none";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await card("Logins").getByRole("button", { name: "Save as CSV" }).click();
  expect(await saved[0]?.text()).toContain(
    "Period,Password,Two-step verification,Passkey\r\n21 Nov 2026,40,0,0",
  );
});

test("support does not see the numbers", async () => {
  const asked = answerCall(readStatistics, statistics);
  await openConsole("/staff/numbers", "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
  expect(asked).toEqual([]);
});
