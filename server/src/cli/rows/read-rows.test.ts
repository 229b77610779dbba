import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { isActive, readRows } from "./read-rows.ts";

const file = join(temporaryFolder("rows"), "rows.csv");

function activeOf(value: string): boolean[] {
  writeFileSync(file, `id,active\r\na,${value}\r\n`);
  return readRows(file, ["id"], isActive).map(({ value }) => value);
}

test.each(["false", "FALSE", "False", " false "])("%j is false", (value) => {
  expect(activeOf(value)).toEqual([false]);
});

test.each(["true", "TRUE", ""])("%j is true", (value) => {
  expect(activeOf(value)).toEqual([true]);
});

test.each(["no", "0", "fasle"])("%j is refused with its line", (value) => {
  expect(() => activeOf(value)).toThrow(
    `${file}, line 2, column active: It is true or false, not "${value}".`,
  );
});
