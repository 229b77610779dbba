import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importColumns } from "./import-columns.ts";

const document = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");

test("docs/operations.md shows every column, whom it is asked of, and what happens to whoever lacks it", () => {
  const [, section = ""] = document.split("\n## Moving from another system\n");
  const [, table = ""] = section.split("|---|---|---|---|---|\n");
  const [rows = ""] = table.split("\n\n");
  const columns = Object.entries(importColumns).map(([name, { needed, of, meaning, lacking }]) => {
    const asked = of === undefined ? "everybody" : of.join(", ");
    const without = lacking ?? "–";
    return `| \`${name}\` | ${needed ? "yes" : "no"} | ${asked} | ${meaning} | ${without} |`;
  });
  expect(rows.split("\n")).toEqual(columns);
});

test("a column that is not needed says what happens to whoever lacks it", () => {
  const silent = Object.entries(importColumns).filter(
    ([, { needed = false, lacking = "" }]) => !needed && lacking === "",
  );
  expect(silent).toEqual([]);
});
