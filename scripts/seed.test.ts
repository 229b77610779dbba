import { readFileSync } from "node:fs";
import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
import { describe, expect, test } from "vitest";
import { parseCsv } from "../server/src/directory/seed/csv.ts";

interface Row {
  parent_id?: string;
  id: string;
  name: string;
  active: string;
}

function rowsOf(list: string): Row[] {
  const file = `server/seed/${list}.csv`;
  const rows = parseCsv(readFileSync(file), file);
  return rows.map(({ values }) => ({ id: "", name: "", active: "", ...values }));
}

const parents: Record<string, string | null> = {
  countries: null,
  "practice-disciplines": null,
  "practice-specialities": "practice-disciplines",
  "practice-roles": "practice-specialities",
  "academic-disciplines": null,
  "academic-specialities": "academic-disciplines",
  "academic-grades": "academic-specialities",
  "academic-roles": null,
  "training-institutions": null,
};

describe.each(Object.entries(parents))("%s", (list, parent) => {
  const rows = rowsOf(list);

  test("every id is short, plain and used once below its parent", () => {
    for (const { id } of rows) {
      expect(id).toMatch(/^[A-Za-z0-9-]+$/);
      expect(id.length).toBeLessThanOrEqual(fieldLimits.lookupId);
    }
    const keys = rows.map((row) => `${row.parent_id ?? ""}/${row.id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("every row has a name without stray spaces, and true or false", () => {
    for (const { name, active } of rows) {
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/^$| {2}/);
      expect(["true", "false"]).toContain(active);
    }
  });

  test("every entry hangs under an existing one, and none of those is empty", () => {
    const expected = parent === null ? [undefined] : rowsOf(parent).map(({ id }) => id);
    const used = [...new Set(rows.map((row) => row.parent_id))];
    expect(used.toSorted()).toEqual(expected.toSorted());
  });
});

test.each(["practice-specialities", "academic-specialities"])("%s: ids are unique", (list) => {
  const ids = rowsOf(list).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("all 249 countries are there, South Africa first", () => {
  const countries = rowsOf("countries");
  expect(countries).toHaveLength(249);
  expect(countries[0]).toMatchObject({ id: "ZA", name: "South Africa" });
});

test("the academic disciplines are those that the academic page lists", () => {
  const names = rowsOf("academic-disciplines").map(({ name }) => name);
  expect(names).toHaveLength(16);
  expect(names).toEqual(expect.arrayContaining(["Anaesthetics", "Obstetrics & Gynaecology"]));
});

test("the academic roles are those that code knows", () => {
  expect(rowsOf("academic-roles").map(({ id }) => id)).toEqual(academicRoles);
});

test("every discipline has a speciality with the grade Registrar", () => {
  const registrars = rowsOf("academic-grades").filter(({ name }) => name === "Registrar");
  const specialities = new Set(registrars.map((row) => row.parent_id));
  for (const { id } of rowsOf("academic-disciplines")) {
    const own = rowsOf("academic-specialities").filter((row) => row.parent_id === id);
    expect(own.some((row) => specialities.has(row.id))).toBe(true);
  }
});
