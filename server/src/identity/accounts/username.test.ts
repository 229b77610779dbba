import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createKeys } from "../../platform/keys/keys.ts";
import { isContactDetail, usernameIndex, usernameIndexes } from "./username.ts";

const keys = createKeys(randomBytes(32));
const indexOf = (username: string) => usernameIndex(keys, "practice", username);

test.each([
  ["082 123 4567", "+27821234567"],
  ["Thandi@Example.ORG", "thandi@example.org"],
  [" reed-bird ", "Reed-Bird"],
  ["ＲＥＥＤ", "reed"],
  ["thandi\uff20exam\u00adple.org", "thandi@example.org"],
  ["\uff0b27821234567", "082 123 4567"],
])("[SEC-D17] %s and %s are one username", (first, second) => {
  expect(indexOf(first)).toBe(indexOf(second));
});

test.each([
  ["lindiwe", "l\u0131nd\u0131we"],
  ["0821234567", "0821234568"],
  ["a@example.org", "a@example.com"],
  ["thandi", "thandi\u200e"],
  ["\u200ba@example.org", "a@example.org"],
])("[SEC-C11] %s and %s are two", (first, second) => {
  expect(indexOf(first)).not.toBe(indexOf(second));
});

test("a username of one realm is found in no other", () => {
  expect(usernameIndex(keys, "academic", "reed")).not.toBe(usernameIndex(keys, "practice", "reed"));
});

test("[SEC-H18] after a rotation a username is still looked for under the key that stored it", () => {
  const old = randomBytes(32);
  const rotated = createKeys(randomBytes(32), old);
  const indexes = usernameIndexes(rotated, "practice", "reed");
  expect(indexes).toHaveLength(2);
  expect(indexes[1]).toBe(usernameIndex(createKeys(old), "practice", "reed"));
});

test.each([
  ["thandi@example.org", true],
  ["thandi\uff20example.org", true],
  ["thandi@exam\u00adple.org", true],
  ["\uff0b27821234567", true],
  ["082 123 4567", true],
  ["+44 20 7946 0958", true],
  ["reed-bird", false],
  ["1234567", false],
])("[SEC-D1] %s is a way to reach a person: %s", (username, expected) => {
  expect(isContactDetail(username)).toBe(expected);
});
