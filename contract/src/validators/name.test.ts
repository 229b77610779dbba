import { expect, test } from "vitest";
import { isImportedName, isName } from "./name.ts";
import { withPlainHyphens } from "./pasted.ts";

test.each([
  "Nomvula",
  "Anne-Marie van der Merwe",
  "Anne\u2011Marie",
  "Anne\u2010Marie",
  "Zoë",
  "Zoe\u0308",
  "Nǃxau",
  "李",
  "हिन्दी",
  "เกษม",
])("[S5.001] letters, spaces and hyphens pass: %s", (text) => expect(isName(text)).toBe(true));

test.each([
  "O'Brien",
  "R2D2",
  "a_b",
  "a.b",
  "a\tb",
  "a\nb",
  "http://x",
  "{{7*7}}",
  "<img>",
  "a–b",
  "a—b",
  "😀",
])("[S5.002] any other character is refused: %j", (text) => expect(isName(text)).toBe(false));

test.each([
  "-",
  "--",
  "- -",
  "\u2011",
  "\u0301",
  "\u0301\u0308",
  "-\u0301",
  "\u0301Zoe",
  "a-\u0301",
])("[S5.002] a name of marks alone, or of a mark upon nothing, is none: %j", (text) =>
  expect(isName(text)).toBe(false),
);

test.each(["O'Brien", "O’Brien", "St. Clair", "J.P.", "D'Arcy-Smith", "Nǃxau"])(
  "an import takes %s as the other system has it",
  (text) => expect(isImportedName(text)).toBe(true),
);

test.each(["'", ".", "R2D2", "<img>", "{{7*7}}", "a\nb", "a\u200b'b"])(
  "nor does an import take %j for a name",
  (text) => expect(isImportedName(text)).toBe(false),
);

test("[S5.003] empty is allowed", () => {
  expect(isName("")).toBe(true);
  expect(isName(" ")).toBe(true);
});

test("a hyphen of another kind becomes the plain one, a dash stays a dash", () => {
  expect(withPlainHyphens("Anne\u2011Marie\u2010Sophie–x")).toBe("Anne-Marie-Sophie–x");
});
