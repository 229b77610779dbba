import { expect, test } from "vitest";
import { tabAfter } from "./tabs.tsx";

const ids = ["android", "ios", "pc"];

test.each([
  ["ArrowRight", "android", "ios"],
  ["ArrowRight", "pc", "android"],
  ["ArrowLeft", "android", "pc"],
  ["ArrowLeft", "pc", "ios"],
  ["Home", "pc", "android"],
  ["End", "android", "pc"],
])("%s leads from %s to %s", (key, selected, target) => {
  expect(tabAfter(key, ids, selected)).toBe(target);
});

test("any other key leaves the tabs alone", () => {
  expect(tabAfter("a", ids, "ios")).toBeUndefined();
});
