import { expect, test } from "vitest";
import { brokenLinks, houseStyleFaults, misspelt } from "./house-style.ts";

const readFrom = (files: Record<string, string>) => (path: string) => files[path] ?? null;

test("a file of 300 lines passes, one of 301 does not", () => {
  expect(houseStyleFaults("site/app/a.css", "a\n".repeat(300))).toEqual([]);
  expect(houseStyleFaults("site/app/a.css", "a\n".repeat(301))).toEqual([
    "site/app/a.css: 301 lines, over 300",
  ]);
});

test.each([
  ["server/src/utils/dates.ts", "a folder named utils says nothing"],
  ["site/app/hooks/audience.ts", "a folder named hooks says nothing"],
  ["contract/src/index.ts", "no barrels"],
])("%s: %s", (path, fault) => {
  expect(houseStyleFaults(path, "")).toEqual([expect.stringContaining(fault)]);
});

test("a note to oneself is found with its line", () => {
  const note = `// ${"TO"}DO later`;
  expect(houseStyleFaults("server/src/a.ts", `\n${note}`)).toEqual([
    "server/src/a.ts:2: finish it or open an issue",
  ]);
});

test.each([
  "const { promise, resolve } = Promise.withResolvers<void>();",
  "const days = Map.groupBy(rows, dayOf);",
  "if (!URL.canParse(to, origin)) return null;",
  "text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')",
])("what older browsers do not know runs in none: %s", (line) => {
  const fault = ":1: older browsers do not know it";
  for (const path of ["site/app/client/a.ts", "contract/src/a.ts", "words/text/a.ts"]) {
    expect(houseStyleFaults(path, line)).toEqual([path + fault]);
  }
  for (const path of ["site/app/client/a.test.ts", "server/src/a.ts"]) {
    expect(houseStyleFaults(path, line)).toEqual([]);
  }
});

test.each([
  '.where("realm", "=", realm ?? "practice")',
  '.$if(is(kind), (query) =>\n  query.where("kind", "=", kind ?? other(fallback(1))),\n)',
  '.where("id", "in", idsOf(names ?? []))',
])("a condition of a query takes no invented value: %s", (condition) => {
  const text = `db\n  .selectFrom("a")\n  ${condition}\n  .execute();`;
  const fault = "a condition takes no invented value, build it where there is one";
  expect(houseStyleFaults("server/src/a.store.ts", text)).toEqual([
    expect.stringMatching(new RegExp(`^server/src/a\\.store\\.ts:[34]: ${fault}$`)),
  ]);
  expect(houseStyleFaults("server/src/a.test.ts", text)).toEqual([]);
});

test("a value that may be missing beside a query's conditions is left alone", () => {
  const text = 'const a = (await db.where("id", "=", idOf(b)).executeTakeFirst()) ?? null;';
  expect(houseStyleFaults("server/src/a.store.ts", text)).toEqual([]);
});

test.each([
  ["site/app/a.tsx", `Your ${"E"}-mail address`, ["site/app/a.tsx:1: we write email"]],
  ["README.md", `\nby ${"e"}-mail`, ["README.md:2: we write email"]],
  ["server/src/a.ts", `Your ${"cell"} number`, [expect.stringContaining("cellphone number")]],
  ["site/app/a.tsx", `${"Cellular"} phone`, [expect.stringContaining("cellphone number")]],
  ["site/app/a.tsx", "Email address, cellphone number, cellularNumber, cell_number", []],
  ["docs/clauses.md", `the ${"e"}-mail is the ${"cell"} number`, []],
])("one spelling a word, but for the specification's: %s %s", (path, text, faults) => {
  expect(misspelt(path, text)).toEqual(faults);
});

test("a link that leads nowhere is found; code and the web are left alone", () => {
  const text = "[a](b.md#c) [d](../README.md) [e](https://example.org/#f) `[h](i.md#j)`";
  const read = readFrom({ "README.md": "" });
  expect(brokenLinks("docs/operations.md", text, read)).toEqual([
    "docs/operations.md: links to docs/b.md, which does not exist",
  ]);
  expect(brokenLinks("README.md", "[a](docs/b.md) [b](c.md)", readFrom({ "c.md": "" }))).toEqual([
    "README.md: links to docs/b.md, which does not exist",
  ]);
});

test.each([
  ["[a](operations.md#the-product-api)", []],
  ["[a](operations.md#no-such-heading)", ["docs/operations.md#no-such-heading"]],
  ["[a](operations.md#The-product-API)", ["docs/operations.md#The-product-API"]],
  ["[a](./operations.md#in-code)", ["docs/operations.md#in-code"]],
  ["## Here\n\n[a](#here) [b](#there)", ["docs/a.md#there"]],
  ["[a](send.ts#L10)", []],
])("a link to a heading that is not there is found: %j", (text, broken) => {
  const operations = "# Operations\n\n## The product API\n\n```sh\n# In code\n```\n";
  const files = { "docs/operations.md": operations, "docs/send.ts": "", "docs/a.md": text };
  expect(brokenLinks("docs/a.md", text, readFrom(files))).toEqual(
    broken.map((target) => `docs/a.md: links to ${target}, a heading that does not exist`),
  );
});
