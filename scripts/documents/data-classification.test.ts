import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Columns, classifiedColumns, columnsOfMigrations } from "./data-classification.ts";

const document = readFileSync("docs/data-classification.md", "utf8");
const migrations = globSync("server/migrations/*.sql").toSorted();

const listed = (columns: Columns) =>
  [...columns].flatMap(([table, names]) => names.map((name) => `${table}.${name}`)).toSorted();

test("[SEC-H1] every column of every migration has one class, and no class is without its column", () => {
  const stored = columnsOfMigrations(migrations.map((path) => readFileSync(path, "utf8")));
  expect(stored.size).toBeGreaterThan(0);
  expect(listed(classifiedColumns(document).columns)).toEqual(listed(stored));
});

test("[SEC-H1] every class that a column has is explained", () => {
  const explained = [...document.matchAll(/^\| (\w+) \| [^|`\n]+ \| [^|`\n]+ \|$/gm)].map(
    ([, name]) => name,
  );
  expect(explained).toEqual(expect.arrayContaining([...classifiedColumns(document).classes]));
});

test("columns are read from tables and from later changes; constraints and remarks are not", () => {
  const first = `-- create table no (
create table people (
  id uuid primary key, -- unique
  -- name text
  unique (id),
  check (id is not null)
);
create table gone (
  id uuid
);`;
  const second = "alter table people add column name text, drop column id;\ndrop table gone;";
  expect(columnsOfMigrations([first])).toEqual(
    new Map([
      ["people", ["id"]],
      ["gone", ["id"]],
    ]),
  );
  expect(columnsOfMigrations([first, second])).toEqual(new Map([["people", ["name"]]]));
});
