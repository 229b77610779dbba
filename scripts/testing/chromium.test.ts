import { expect, test } from "vitest";
import { findChromium, type Surroundings } from "./chromium.ts";

const whole = "/usr/bin/chromium";
const shell = "/usr/bin/chromium-headless-shell";

function surroundings(present: string[], more: Partial<Surroundings> = {}): Surroundings {
  const exists = (path: string) => present.includes(path);
  const install = () => present.push(whole, shell) > 0;
  return { configured: undefined, ofPlaywright: "/pw", exists, isRoot: false, install, ...more };
}
const both = (path: string) => ({ shell: path, whole: path });

test("CHROMIUM_PATH wins, then Playwright's own, then Debian's", () => {
  const all = ["/mine", "/pw", whole, shell];
  expect(findChromium(surroundings(all, { configured: "/mine" }))).toEqual(both("/mine"));
  expect(findChromium(surroundings(all))).toEqual(both("/pw"));
  expect(findChromium(surroundings([whole, shell]))).toEqual({ shell, whole });
});

test("root installs both of Debian's where one is missing; anybody else is told what to do", () => {
  expect(findChromium(surroundings([], { isRoot: true }))).toEqual({ shell, whole });
  expect(findChromium(surroundings([whole], { isRoot: true }))).toEqual({ shell, whole });
  expect(() => findChromium(surroundings([]))).toThrow("set CHROMIUM_PATH");
  const failing = { isRoot: true, install: () => false };
  expect(() => findChromium(surroundings([], failing))).toThrow("set CHROMIUM_PATH");
});

test("the whole browser does for both where its shell cannot be had", () => {
  expect(findChromium(surroundings([whole]))).toEqual(both(whole));
});

test("a CHROMIUM_PATH that leads nowhere is an error, not a reason to look elsewhere", () => {
  expect(() => findChromium(surroundings(["/pw"], { configured: "/no" }))).toThrow("/no");
});
