import { expect, test } from "vitest";
import { askedLanguage, offeredLanguage } from "./offered-language.ts";

const config = { languages: ["en", "af"] } as const;

test.each([
  ["af", "af"],
  ["af-ZA,af;q=0.9,en;q=0.8", "af"],
  ["en;q=0.5, af;q=0.7", "af"],
  ["en;Q=0.5, af;Q=0.7", "af"],
  ["AF-za", "af"],
  ["zu, en;q=0.8", "en"],
  ["fr, af;q=0", undefined],
  ["af;q=nonsense", undefined],
  ["*", undefined],
  ["", undefined],
  [undefined, undefined],
  [",;=,".repeat(10_000), undefined],
])("of the languages that %j asks for, the first that is offered is %s", (header, language) => {
  expect(askedLanguage(config, header)).toBe(language);
});

test("a language that was kept and is not offered any more gives way to English", () => {
  expect(offeredLanguage(config, "af")).toBe("af");
  expect(offeredLanguage({ languages: ["en"] }, "af")).toBe("en");
  expect(offeredLanguage(config, "xx")).toBe("en");
});
