import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isActive, readRows } from "./read-rows.ts";

const file = join(mkdtempSync(join(tmpdir(), "frontdoor-rows-")), "rows.csv");

function activeOf(value: string): boolean[] {
  writeFileSync(file, `id,active\r\na,${value}\r\n`);
  return readRows(file, ["id"], isActive);
}

test.each(["false", "FALSE", "False", " false "])("%j is false", (value) => {
  expect(activeOf(value)).toEqual([false]);
});

test.each(["true", "TRUE", ""])("%j is true", (value) => {
  expect(activeOf(value)).toEqual([true]);
});

test.each(["no", "0", "fasle"])("%j is refused with its line", (value) => {
  expect(() => activeOf(value)).toThrow(`Line 2: active is true or false, not "${value}".`);
});

test("the byte order mark of a spreadsheet belongs to no name", () => {
  writeFileSync(file, "\uFEFFid,name\r\na,A\r\n");
  expect(readRows(file, ["id", "name"], (row) => row)).toEqual([{ id: "a", name: "A" }]);
});
