import { expect, test } from "vitest";
import { findChromium, type Surroundings } from "./chromium.ts";

function surroundings(present: string[], more: Partial<Surroundings> = {}): Surroundings {
  const exists = (path: string) => present.includes(path);
  const install = () => present.push("/usr/bin/chromium") > 0;
  return { configured: undefined, ofPlaywright: "/pw", exists, isRoot: false, install, ...more };
}

test("CHROMIUM_PATH wins, then Playwright's own, then Debian's", () => {
  const all = ["/mine", "/pw", "/usr/bin/chromium"];
  expect(findChromium(surroundings(all, { configured: "/mine" }))).toBe("/mine");
  expect(findChromium(surroundings(all))).toBe("/pw");
  expect(findChromium(surroundings(["/usr/bin/chromium"]))).toBe("/usr/bin/chromium");
});

test("root installs Debian's where there is none; anybody else is told what to do", () => {
  expect(findChromium(surroundings([], { isRoot: true }))).toBe("/usr/bin/chromium");
  expect(() => findChromium(surroundings([]))).toThrow("set CHROMIUM_PATH");
  const failing = { isRoot: true, install: () => false };
  expect(() => findChromium(surroundings([], failing))).toThrow("set CHROMIUM_PATH");
});

test("a CHROMIUM_PATH that leads nowhere is an error, not a reason to look elsewhere", () => {
  expect(() => findChromium(surroundings(["/pw"], { configured: "/no" }))).toThrow("/no");
});
