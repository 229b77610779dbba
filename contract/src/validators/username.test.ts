import { expect, test } from "vitest";
import { isUsername } from "./username.ts";

const own = { email: "Nomvula@example.org", cellNumber: "082 123 4567" };

test.each([
  ["nomvula.dlamini_2-b", true],
  ["Zoë", true],
  ["łukasz", true],
  ["nomvula@example.org", true],
  ["0821234567", true],
  ["+27 82 123 4567", true],
  ["lerato@example.org", false],
  ["0831234567", false],
  ["+44 20 7946 0958", false],
  ["nomvula dlamini", false],
  ["https://evil.example/a", false],
  ["Call me!", false],
  ["a\nb", false],
  ["a\u2011b", false],
  ["Zoe\u0308", true],
  ["a.", true],
  ["7", true],
])("[S3.042 SEC-D1 SEC-G9] %j as a username of one's own: %s", (username, expected) => {
  expect(isUsername(username, own)).toBe(expected);
});

test("[SEC-D1] without an address or a number of one's own none of them is a username", () => {
  const none = { email: undefined, cellNumber: undefined };
  expect(isUsername("nomvula@example.org", none)).toBe(false);
  expect(isUsername("0821234567", none)).toBe(false);
});

test.each([".", "..", "-", "_", "._-", "\u0301", "\u0301\u0308", ".\u0301", "\u0301a"])(
  "[S3.042 S3.046] %j is marks alone, or a mark upon nothing, and no username",
  (username) => expect(isUsername(username, own)).toBe(false),
);
