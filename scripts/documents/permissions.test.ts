import { readFileSync } from "node:fs";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { keyHolders } from "@frontdoor/contract/products/keys.ts";
import { expect, test } from "vitest";
import { permissions } from "../../server/src/products/permissions.ts";

test("docs/operations.md shows who may make which product call", () => {
  const holders = keyHolders;
  const rows = Object.entries(productCalls).map(([name, { method, path }]) => {
    const allowed: readonly string[] = permissions[name as keyof typeof permissions];
    const cells = holders.map((holder) => (allowed.includes(holder) ? "yes" : "–"));
    return `| \`${method} ${path}\` | ${cells.join(" | ")} |`;
  });
  const document = readFileSync("docs/operations.md", "utf8");
  const shown = document.match(/^\| `(GET|POST) \/.*$/gm) ?? [];
  expect(shown.sort()).toEqual(rows.sort());
});
