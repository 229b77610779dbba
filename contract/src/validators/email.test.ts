import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.each([
  "a@b.co",
  "first.last+tag@sub.example.co.za",
  "o'neill@example.org",
  "thandi@münchen.example",
  `${"l".repeat(64)}@example.com`,
])("[S5.020 S5.085] an address passes: %s", (text) => expect(isEmail(text)).toBe(true));

test.each([
  "",
  "a",
  "a@b",
  "@b.co",
  "a@",
  "a b@c.co",
  "a@b..co",
  "a@b.co\n",
  "a@b.co\r\nBcc: x@y.co",
  "a@@b.co",
  "a@b@c.co",
  "a@-b.co",
  "a@1.2.3.4",
  "<a@b.co>",
  `${"l".repeat(65)}@example.com`,
  `a@${"b".repeat(60)}.${"c".repeat(190)}.co`,
])("[S5.020 S5.085] no address: %j", (text) => expect(isEmail(text)).toBe(false));

test("[SEC-G4] a hostile address of 100,000 characters is decided at once", () => {
  const started = process.threadCpuUsage();
  expect(isEmail(`a@${"b.".repeat(50_000)}`)).toBe(false);
  expect(process.threadCpuUsage(started).user).toBeLessThan(500_000);
});
