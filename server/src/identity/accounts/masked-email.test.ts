import { expect, test } from "vitest";
import { maskedEmail } from "./masked-email.ts";

test.each([
  ["lerato@example.org", "l***@e***.org"],
  ["a@b.co.za", "a***@b***.za"],
  ["a.longer.name+tag@mail.example.org", "a***@m***.org"],
  ['"odd@local"@example.org', '"***@e***.org'],
  ["\u{1f98a}fox@localhost", "\u{1f98a}***@l***"],
])("[SEC-E5] of %s nobody sees more than %s", (email, masked) =>
  expect(maskedEmail(email)).toBe(masked),
);
