import { expect, test } from "vitest";
import { maskedUsername } from "./masked-username.ts";

test.each([
  ["thandi.mokoena", "tha***"],
  ["thand", "t***"],
  ["thandi@example.org", "t***@e***.org"],
  ["😀😀😀😀😀😀", "😀😀😀***"],
])("%s is shown as %s", (username, masked) => {
  expect(maskedUsername(username)).toBe(masked);
});
