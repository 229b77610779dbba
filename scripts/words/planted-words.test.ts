import { expect, test } from "vitest";
import { plantedWords } from "./planted-words.ts";

const found = (path: string, source: string) =>
  plantedWords(path, source).map((fault) => fault.replace(`${path}:`, ""));
const words = (line: number, text: string) => `${line}: words belong in words/en: ${text}`;

test.each([
  ['const label = "Username";', "Username"],
  ["const label = 'Username';", "Username"],
  ['const unit = "per month";', "per month"],
  ['const price = "20% off";', "20% off"],
  ['const duration = "54 min";', "54 min"],
  ['const name = "ID number";', "ID number"],
  ['const heading = "PLANS & PRICING";', "PLANS & PRICING"],
  ['const status = "loading…";', "loading…"],
  [`const status = \`\${name}, done\`;`, "{…}, done"],
  [`const status = \`\${kept ? \`to keep\` : 1}\`;`, "to keep"],
  ['const end = kept ? ", done" : "";', ", done"],
  ['return { className: "a b", hint: "Six parts" };', "Six parts"],
  ['const a = /["\'`]/, b = 1 / 2, c = "Later" / 2;', "Later"],
  ['send("a", isNew ? "New here?" : "");', "New here?"],
])("a text in code is found: %s", (source, text) => {
  expect(found("site/app/a.ts", source)).toEqual([words(1, text)]);
});

test.each([
  ["<p>\n  at {time}\n</p>", [words(2, "at")]],
  [`<p title={\`x \${a}\`}>{a}</p>`, [words(1, "x {…}")]],
  ['<A title="x" b={<i>y</i>} />', [words(1, "x"), words(1, "y")]],
  ['<A b={{ c: d("one two") }}><br />{e && <>f</>} · </A>', [words(1, "one two"), words(1, "f")]],
  ['<A aria-label={words[isOpen ? "hide" : "show"]} />', []],
  ["<A>{/* Not this. */}&nbsp;–</A>", []],
  [`<A className={a ? "mock chat" : \`mock \${b}\`} d="M9 8h6" viewBox="0 0 24 24" />`, []],
])("what is shown or read out needs no look of a sentence: %s", (source, texts) => {
  const component = `const f = <T extends string>(a: Map<string, T>) => a.size < 2;\nreturn ${source};`;
  const moved = texts.map((text) => text.replace(/^\d+/, (line) => String(Number(line) + 1)));
  expect(found("site/app/a.tsx", component)).toEqual(moved);
});

test.each([
  'import { Username } from "../Username.ts";',
  'type Role = "TRAINEE" | "inviteAnswered";',
  `throw new Error(\`There is no page \${path}.\`);`,
  'document.querySelector("main form [data-takes-focus]");',
  'if (event.key === "Escape") return;',
  'switch (key) { case "Home": return labels["Username"]; }',
  'headers.set("Content-Type", "application/json");',
  'const look = "form-section form-section--faulty";',
  `const style = \`translate(\${x}px, \${y}px) scale(\${z})\`;`,
  'const route = "/login/:loginContext?";',
  'const crop = "xMidYMax slice";',
  '// It says "Not this."\nconst a = 1; /* "Nor this." */',
])("a text for a machine or a developer is left alone: %s", (source) => {
  expect(found("site/app/a.ts", source)).toEqual([]);
});

test("the page of an Astro file is read like tags, its script like code", () => {
  const source = `---
// Not this.
const title = "Log in";
---
<!doctype html>
<meta name="viewport" content="width=device-width" />
<Page title={title}>
  <!-- Not this. -->
  {all.map((each) => <p>Each of {each}</p>)}
</Page>
`;
  expect(found("site/src/pages/a.astro", source)).toEqual([
    words(3, "Log in"),
    words(9, "Each of"),
  ]);
});

test("an exception holds in its place alone", () => {
  const source = 'const name = "N. Dlamini";';
  expect(found("site/app/ui/product-illustrations/a.tsx", source)).toEqual([]);
  expect(found("site/app/flows/a.tsx", source)).toEqual([words(1, "N. Dlamini")]);
});

test("a file that is misread is said to be", () => {
  expect(plantedWords("site/app/a.tsx", "return <p>{a;")).toEqual([
    "site/app/a.tsx: scripts/words/literals.ts loses its tags or brackets",
  ]);
});

test.each([
  "site/app/a.test.tsx",
  "site/app/a.browser.test.tsx",
  "site/app/content/legal/terms.ts",
  "site/test/content.tsx",
  "words/en/login.ts",
])("%s may hold words", (path) => {
  expect(plantedWords(path, 'const a = "Log in";')).toEqual([]);
});
