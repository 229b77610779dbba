import { expect, test } from "vitest";
import { ensureOtherBrowsers, type Surroundings } from "./other-browsers.ts";

const all = ["firefox-esr", "WebKitWebDriver", "Xvfb"];

function surroundings(present: readonly string[], more: Partial<Surroundings> = {}) {
  const there = [...present];
  const installed: string[][] = [];
  const install = (packages: readonly string[]) => {
    installed.push([...packages]);
    there.push(...all);
    return true;
  };
  const isThere = (program: string) => there.includes(program);
  return { isThere, isRoot: true, install, installed, ...more };
}

test("what is there is used; root installs the packages of what is not", () => {
  const complete = surroundings(all);
  ensureOtherBrowsers(complete);
  expect(complete.installed).toEqual([]);
  const bare = surroundings(["Xvfb"]);
  ensureOtherBrowsers(bare);
  expect(bare.installed).toEqual([["firefox-esr", "webkit2gtk-driver"]]);
});

test("anybody else, and root where nothing can be installed, is told what is missing and how to get it", () => {
  const told =
    "need WebKitWebDriver, Xvfb: on Debian, as root, apt-get install webkit2gtk-driver xvfb.";
  const other = surroundings(["firefox-esr"], { isRoot: false });
  expect(() => ensureOtherBrowsers(other)).toThrow(told);
  expect(other.installed).toEqual([]);
  const offline = surroundings(["firefox-esr"], { install: () => false });
  expect(() => ensureOtherBrowsers(offline)).toThrow(told);
});
