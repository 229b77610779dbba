import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  keptTables,
  tablesAboutNobody,
} from "../../server/src/api/account/stored-data/kept-tables.ts";
import { classifiedColumns } from "./data-classification.ts";

const { columns } = classifiedColumns(readFileSync("docs/data-classification.md", "utf8"));

test("[SEC-K9] every table is shown to the person whom it is about, or is about nobody, with the reason", () => {
  const known = [...Object.keys(keptTables), ...Object.keys(tablesAboutNobody)];
  expect(known.toSorted()).toEqual([...columns.keys()].toSorted());
  for (const reason of Object.values(tablesAboutNobody)) expect(reason).toMatch(/\.$/);
});

test("[SEC-K9] what is hidden, and what a person is found by, are columns of the table", () => {
  for (const [table, { by, hidden = [] }] of Object.entries(keptTables)) {
    for (const column of [...Object.keys(by), ...hidden]) {
      expect(columns.get(table), `${table}.${column}`).toContain(column);
    }
  }
});

test("[SEC-K9] each secret is hidden, and nothing is but hashes, keyed indexes and what is encrypted or public", () => {
  const document = readFileSync("docs/data-classification.md", "utf8");
  const ofClass = (name: string) =>
    [
      ...document.matchAll(new RegExp(`^\\| \`(\\w+)\` \\| ([^|]+) \\| ${name} \\|$`, "gm")),
    ].flatMap(([, table = "", names = ""]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
    );
  const hidden = Object.entries(keptTables).flatMap(([table, { hidden: columnsOf = [] }]) =>
    columnsOf.map((column) => `${table}.${column}`),
  );
  const own = ofClass("secret").filter((column) =>
    Object.hasOwn(keptTables, column.split(".")[0] ?? ""),
  );
  expect(own.filter((column) => !hidden.includes(column))).toEqual([]);
  const shownToNobody = ["contact"].flatMap(ofClass).filter((column) => hidden.includes(column));
  expect(shownToNobody).toEqual([]);
});
