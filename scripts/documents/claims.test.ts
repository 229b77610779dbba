import { readFileSync } from "node:fs";
import { claims, type Scope, scopeNames, scopes } from "@frontdoor/contract/products/claims.ts";
import { expect, test } from "vitest";
import { claimsDocument, claimsFile } from "./claims.ts";
import { classifiedColumns } from "./data-classification.ts";

const shown = readFileSync(claimsFile, "utf8");

test("docs/integrate/claims.md is what the contract says (node scripts/documents/claims.ts)", () => {
  expect(shown).toBe(claimsDocument());
});

test("its example is an answer to the scopes that it asks for", () => {
  const asked = /\?scope=([\w+]+)/.exec(shown)?.[1]?.split("+") as Scope[];
  const answer = JSON.parse(/```json\n([\s\S]*?)```/.exec(shown)?.[1] ?? "");
  expect(claims.parse(answer)).toEqual(answer);
  const told = ["openid" as const, ...asked].flatMap((name) => Object.keys(scopes[name].claims));
  expect(Object.keys(answer)).toEqual(told);
});

test("[SEC-H1] the classification says which columns each scope tells, and what for", () => {
  const document = readFileSync("docs/data-classification.md", "utf8");
  const { columns } = classifiedColumns(document);
  const stored = [...columns].flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  const rows = [...document.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.map(([, scope]) => scope)).toEqual(scopeNames);
  for (const [, scope = "", , from = "", purpose = ""] of rows) {
    const named = [...from.matchAll(/`(\w+\.\w+)`/g)].map(([, column]) => column);
    expect(stored).toEqual(expect.arrayContaining(named));
    expect([scope, purpose]).toEqual([scope, scopes[scope as Scope].purpose]);
  }
});
