import {
  dayFigures,
  type Overview,
  showOverview,
} from "@frontdoor/contract/products/statistics.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { consoleOverviewWords as words } from "@frontdoor/words/staff/overview.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onScreen } from "../../../../test/screen.ts";
import { answerCall, openConsole } from "../../../../test/staff.ts";

const overview: Overview = {
  needs: [],
  day: "2026-11-22",
  dayBefore: "2026-11-15",
  figures: [{ what: "logins", product: "practice", today: 1_250, before: 980 }],
  at: "2026-11-22T08:00:00.000Z",
};
const eachFigure = dayFigures.flatMap((what) =>
  productNames.map((product) => ({ what, product, today: 120, before: 531 })),
);
const line = (name: RegExp) => page.getByRole("main").getByRole("link", { name });

test("nothing to do is a calm sentence, and the day stands beside the week before", async () => {
  answerCall(showOverview, overview);
  await openConsole("/staff", "support");
  await expect.element(page.getByText(words.needs.calm)).toBeVisible();
  await expect
    .element(page.getByText("Compared with all of 15 November 2026, a week ago"))
    .toBeVisible();
  const logins = page.getByRole("row").filter({ hasText: "980 a week ago" });
  await expect.element(logins.getByRole("rowheader", { name: "Logins" })).toBeVisible();
  await expect.element(logins.getByText(/^1.250$/)).toBeVisible();
});

test("on the smallest phones the names of the day's figures keep their words whole", async () => {
  answerCall(showOverview, { ...overview, figures: eachFigure });
  await openConsole("/staff", "support");
  await onScreen(320, 640);
  const logins = page.getByRole("rowheader", { name: "Logins", exact: true });
  await expect.element(logins).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(logins.element());
  expect(range.getClientRects()).toHaveLength(1);
  const table = page.getByRole("region", { name: words.day.caption }).element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
});

test("each need is a line that leads to where it is settled", async () => {
  const needs: Overview["needs"] = [
    { what: "attack", count: 900 },
    { what: "backup", count: 1 },
    { what: "doctor", count: 1, found: ["disk: <b>full</b>"] },
    { what: "unreachable", count: 3 },
    { what: "client-secrets", count: 1 },
    { what: "failed-messages", count: 1 },
    { what: "approvals", count: 2 },
    { what: "heads", count: 100 },
  ];
  answerCall(showOverview, { ...overview, needs });
  await openConsole("/staff");
  const leads = [
    [/900 failed logins today/, "/staff/audit?kind=login-failed"],
    [/One message was not sent/, "/staff/outbox"],
    [/3 addresses or numbers were found unreachable/, "/staff/outbox?state=undelivered"],
    [/One old secret of an OpenID client/, "/staff/openid"],
    [/2 requests wait for a second person/, "/staff/approvals"],
    [/99\+ heads of department wait/, "/staff/heads"],
  ] as const;
  for (const [text, address] of leads) {
    await expect.element(line(text)).toHaveAttribute("href", address);
  }
  await expect.element(page.getByText(words.needs.backupHow)).toBeVisible();
  await expect.element(line(/backup/)).toHaveLength(0);
});

test("who may not read the numbers is not led there", async () => {
  answerCall(showOverview, overview);
  await openConsole("/staff", "support");
  await expect.element(page.getByRole("heading", { name: words.day.heading })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /numbers/i })).toHaveLength(0);
});

test("a failure is said, with a way to try again", async () => {
  answerCall(showOverview, { status: 500, code: "INTERNAL", message: "Something went wrong." });
  await openConsole("/staff", "owner");
  await expect.element(page.getByRole("alert").getByText("Something went wrong.")).toBeVisible();
  answerCall(showOverview, overview);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(words.needs.calm)).toBeVisible();
});
