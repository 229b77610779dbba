import { expectTypeOf, test } from "vitest";
import type { Translation } from "./translation.ts";

const english = { greeting: "Hello {name}, from {place}", list: ["a", "b"] } as const;
type Translated = Translation<typeof english>;

test("a translation has each text with its placeholders, in whatever order", () => {
  const whole = { greeting: "{place}: hallo {name}", list: ["c", "d"] } as const;
  expectTypeOf(whole).toExtend<Translated>();
});

test("a text that is missing, one too many and a lost placeholder fail to compile", () => {
  // @ts-expect-error `list` is missing
  ({ greeting: "{place} {name}" }) satisfies Translated;
  // @ts-expect-error a third text that English does not have
  ({ greeting: "{place} {name}", list: ["c", "d", "e"] }) satisfies Translated;
  // @ts-expect-error `other` is not one of the English names
  ({ greeting: "{place} {name}", list: ["c", "d"], other: "" }) satisfies Translated;
  // @ts-expect-error `{place}` is lost
  ({ greeting: "Hallo {name}", list: ["c", "d"] }) satisfies Translated;
});
