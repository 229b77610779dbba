import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, languages } from "@frontdoor/words/languages.ts";
import { expect, test } from "vitest";
import { adviceOf, glossaryOf } from "./glossary.ts";

const document = `| English | Folder |
|---|---|
| Afrikaans | words/af |

What to look for: whether one thing has one name.

## Glossary

| English | Afrikaans | isiZulu |
|---|---|---|
| account | rekening | i-akhawunti |
| sign off | teken af | |
`;

test("a language has the terms of its column, and no empty ones", () => {
  expect(glossaryOf(document, "Afrikaans")).toEqual([
    { english: "account", translated: "rekening" },
    { english: "sign off", translated: "teken af" },
  ]);
  expect(glossaryOf(document, "isiZulu")).toHaveLength(1);
  expect(glossaryOf(document, "isiXhosa")).toEqual([]);
  expect(adviceOf(document)).toBe("What to look for: whether one thing has one name.");
});

test("docs/languages.md has both for the languages that there are", () => {
  const real = readFileSync(join(import.meta.dirname, "../../../docs/languages.md"), "utf8");
  expect(adviceOf(real)).not.toBe("");
  for (const code of languageCodes) {
    expect(glossaryOf(real, languages[code].name).length, code).toBeGreaterThan(20);
  }
});
