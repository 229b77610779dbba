import { expect, test } from "vitest";
import { isCatalogue, pseudoSource, pseudoText } from "./pseudo.ts";

test("a text is accented, bracketed and at least 40 % longer, short or long", () => {
  expect(pseudoText("Log in")).toBe("[Löög ïïn]");
  const texts = ["PDF", "Nth", "Why", "Sign up", "Nobody receives your details until you say so."];
  for (const text of texts) {
    const pseudo = pseudoText(text);
    expect(pseudo).toMatch(/^\[.*\]$/);
    expect(pseudo.length).toBeGreaterThanOrEqual(text.length * 1.4);
    expect(pseudo).not.toMatch(/[aeiouy]/i);
  }
});

test.each([
  ["New here? {signUp}", "{signUp}"],
  [`A tour of \${fullName}`, `\${fullName}`],
  ["Write to hello@heron.example or call", "hello@heron.example"],
  ["See https://heron.example/story, please", "https://heron.example/story,"],
  ["A fee of R2500 is paid once", "R2500"],
  [String.raw`One line\nand another`, String.raw`\n`],
])("in %j no language changes %j", (text, kept) => {
  expect(pseudoText(text)).toContain(kept);
});

test.each(["R250", "{position}", "", "07:42"])("%j says nothing and stays as it is", (text) => {
  expect(pseudoText(text)).toBe(text);
});

test("of a catalogue every text is changed, and nothing else", () => {
  const source = `import { brand } from "@frontdoor/brand/brand.ts";

/** The ward's "own" \`words\`. */
export const wardWords = {
  "about-you": "About you",
  hint: 'Say "no"', // Not 'this'.
  title: \`\${brand.name} tour\`,
  lists: ["One", { other: "the ward's" }],
} as const;
`;
  expect(pseudoSource(source)).toBe(`import { brand } from "@frontdoor/brand/brand.ts";

/** The ward's "own" \`words\`. */
export const wardWords = {
  "about-you": "[ÂÂbööüüt ÿÿööüü]",
  hint: '[Sââÿÿ "nöö"]', // Not 'this'.
  title: \`[\${brand.name} tööüür]\`,
  lists: ["[ÖÖnéé]", { other: "[théé wâârd's]" }],
} as const;
`);
});

test("what is known of a language, other languages and other files are no catalogues", () => {
  expect(isCatalogue("/a/words/en/login.ts")).toBe(true);
  for (const path of [
    "words/en/language.ts",
    "words/en/server.ts",
    "words/af/login.ts",
    "login.ts",
  ])
    expect(isCatalogue(`/a/${path}`), path).toBe(false);
});
