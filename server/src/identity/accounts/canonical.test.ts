import { expect, test } from "vitest";
import { canonicalEmail, canonicalUsername } from "./canonical.ts";

const same: [string, string][] = [
  ["anna@example.org", "Anna@Example.ORG"],
  ["anna@example.org", "  anna@example.org "],
  ["anna@example.org", "ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ"],
  ["jürgen@example.org", "ju\u0308rgen@example.org"],
  ["anna@xn--bcher-kva.example", "anna@Bücher.example"],
  ["kate@example.org", "\u212Aate@example.org"],
];
test.each(same)("[SEC-D17 SEC-C11] %s and %s are one address", (expected, typed) => {
  expect(canonicalEmail(typed)).toBe(expected);
  expect(canonicalEmail(canonicalEmail(typed))).toBe(expected);
});

const different: [string, string][] = [
  ["mike@example.org", "mıke@example.org"],
  ["mike@example.org", "mike@examplé.org"],
  ["mike@gıthub.example", "mike@github.example"],
  ["a.b@example.org", "ab@example.org"],
  ["a+b@example.org", "a@example.org"],
  ["straße@example.org", "strasse@example.org"],
];
test.each(different)("[SEC-C11] %s and %s are two addresses", (one, other) => {
  expect(canonicalEmail(one)).not.toBe(canonicalEmail(other));
});

test("[SEC-C11] usernames fold case and compatibility forms, and keep dotless i apart", () => {
  expect(canonicalUsername(" DrＳmith ")).toBe("drsmith");
  expect(canonicalUsername("MIKE")).toBe("mike");
  expect(canonicalUsername("mıke")).not.toBe("mike");
  expect(canonicalUsername("Anna@Bücher.example")).toBe(canonicalEmail("anna@bücher.example"));
});

test("text that is no address has a stable form all the same", () => {
  for (const text of ["", "@", "a@", "@b", "a@b@c", "a@[::1]", "a@ b"]) {
    expect(canonicalEmail(canonicalEmail(text))).toBe(canonicalEmail(text));
  }
});
