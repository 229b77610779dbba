import { readFileSync } from "node:fs";
import { handOffSeconds, otpMinutes, resetLinkMinutes } from "@frontdoor/contract/constants.ts";
import { expect, test } from "vitest";
import { lockoutLimits, rateLimits } from "../../server/src/platform/rate-limits/limits.ts";
import type { RateLimit } from "../../server/src/platform/rate-limits/rate-limit.ts";
import { quotaNames } from "../../server/src/platform/rate-limits/refusal.ts";

const document = readFileSync("docs/throttling.md", "utf8");
const rows = [...document.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name = "", rest = ""]) => {
  return { name, cells: rest.split(" | ") };
});

function inWords({ perQuarterHour, perHour, perDay }: RateLimit): string {
  const words = [
    perQuarterHour === undefined ? [] : `${perQuarterHour} in 15 minutes`,
    perHour === undefined ? [] : `${perHour} an hour`,
    perDay === undefined ? [] : `${perDay} a day`,
  ];
  return words.flat().join(", ");
}

test("docs/throttling.md has every limit of the code with its default, and no other", () => {
  const lockout = Object.entries(lockoutLimits).map(([name, value]) => [name, String(value)]);
  const sending = Object.entries(rateLimits).map(([name, rateLimit]) => [name, inWords(rateLimit)]);
  const told = rows.map(({ name, cells }) => [name, name in rateLimits ? cells[1] : cells[0]]);
  expect(told.toSorted()).toEqual([...lockout, ...sending].toSorted());
});

test("docs/throttling.md says which rate limits refuse, and under which names", () => {
  const refusing = rows.filter(({ cells }) => cells[2]?.startsWith("429"));
  expect(refusing.map(({ name }) => name).toSorted()).toEqual(Object.keys(quotaNames).toSorted());
  const names = [...new Set(Object.values(quotaNames))].map((name) => `\`${name}\``);
  expect(document).toContain(`by what it is for (${names.join(", ")})`);
});

test("docs/throttling.md says how long links and codes live", () => {
  expect(document).toContain(`| One-time password | ${otpMinutes} minutes |`);
  expect(document).toContain(`| Reset link | ${resetLinkMinutes} minutes |`);
  expect(document).toContain(`| Hand-off code | ${handOffSeconds} seconds |`);
});
