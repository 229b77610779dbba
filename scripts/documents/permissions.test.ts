import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { permissionsFile, withPermissions } from "./permissions.ts";

test("docs/operations.md shows the roles, and who may make which product call: node scripts/documents/permissions.ts", () => {
  const document = readFileSync(permissionsFile, "utf8");
  expect(document).toBe(withPermissions(document));
});
