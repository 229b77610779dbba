import { readFileSync, writeFileSync } from "node:fs";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { permissions } from "@frontdoor/contract/staff/permissions.ts";
import { roleMeanings, staffRoles } from "@frontdoor/contract/staff/roles.ts";

export const permissionsFile = "docs/operations.md";
const callers = [...productNames, ...staffRoles];

/** docs/operations.md with its tables of the roles, and of who may make which product call, made from the code. */
export function withPermissions(document: string): string {
  const callsByWho = new Map<string, string[]>();
  for (const [name, { method, path }] of Object.entries(productCalls)) {
    const allowed: readonly string[] = permissions[name as keyof typeof permissions];
    const who = callers.filter((caller) => allowed.includes(caller)).join(", ");
    callsByWho.set(who, [...(callsByWho.get(who) ?? []), `\`${method} ${path}\``]);
  }
  const calls = [...callsByWho].map(([who, names]) => row(who, names.join(", ")));
  const roles = staffRoles.map((role) => row(`\`${role}\``, roleMeanings[role]));
  const tables = [
    { begins: "| Who | Calls |", lines: [row("Who", "Calls"), "|---|---|", ...calls] },
    { begins: "| Role | For |", lines: [row("Role", "For"), "|---|---|", ...roles] },
  ];
  return tables.reduce(withTable, document);
}

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;

function withTable(document: string, { begins, lines }: { begins: string; lines: string[] }) {
  const start = document.indexOf(begins);
  const end = document.indexOf("\n\n", start);
  if (start < 0 || end < 0) throw new Error(`${permissionsFile} has no table "${begins}".`);
  return document.slice(0, start) + lines.join("\n") + document.slice(end);
}

if (import.meta.main) {
  writeFileSync(permissionsFile, withPermissions(readFileSync(permissionsFile, "utf8")));
}
