import { expect, test } from "vitest";
import { line } from "./wire.ts";

const takes = (text: string) => line(100).safeParse(text).success;

test.each(["\u202Egnp.exe", "Na\u2066me\u2069", "a\u202Bb\u202C", "a\u2067b"])(
  "[SEC-G9] %j is refused: what stands after it would be read in another order than it is in",
  (text) => expect(takes(text)).toBe(false),
);

test.each(["a\nb", "a\u0000b", "\uD800"])("[SEC-G9] %j is no text of one line", (text) =>
  expect(takes(text)).toBe(false),
);

test.each(["Groote Schuur", "עִבְרִית", "مستشفى", "می\u200Cخواهم", "हिन्दी", "👩‍⚕️"])(
  "%j is taken as it is",
  (text) => expect(takes(text)).toBe(true),
);
