import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorsDocument, errorsFile } from "./errors.ts";

test("docs/errors.md is what the contract says (node scripts/documents/errors.ts)", () => {
  expect(readFileSync(errorsFile, "utf8")).toBe(errorsDocument());
});
