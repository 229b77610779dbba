import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commonPasswordsFile, listable } from "./common-passwords.ts";

const list = readFileSync(commonPasswordsFile, "utf8").trimEnd().split("\n");

test("[SEC-B3] the list holds at least 3,000 passwords, each one that the rule would let through", () => {
  expect(list.length).toBeGreaterThanOrEqual(3000);
  expect(listable(list)).toEqual(list);
});

test("[SEC-B3] the passwords that people choose first are on it", () => {
  expect(list).toEqual(expect.arrayContaining(["password1", "qwerty123", "1q2w3e4r", "iloveyou2"]));
});

test("[SEC-B3] case is folded, and what the rule refuses anyway is left out", () => {
  expect(listable(["Welcome123", "welcome123", "short1", "onlyletters", "12345678"])).toEqual([
    "welcome123",
  ]);
});
