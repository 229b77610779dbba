import { readFileSync } from "node:fs";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { permissions } from "@frontdoor/contract/staff/permissions.ts";
import { staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { expect, test } from "vitest";

test("docs/operations.md shows who may make which product call", () => {
  const callers = [...productNames, ...staffRoles];
  const rows = Object.entries(productCalls).map(([name, { method, path }]) => {
    const allowed: readonly string[] = permissions[name as keyof typeof permissions];
    const cells = callers.map((caller) => (allowed.includes(caller) ? "yes" : "–"));
    return `| \`${method} ${path}\` | ${cells.join(" | ")} |`;
  });
  const document = readFileSync("docs/operations.md", "utf8");
  const shown = document.match(/^\| `(GET|POST) \/.*$/gm) ?? [];
  expect(shown.sort()).toEqual(rows.sort());
});
