import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { areActive, listActive } from "../lookups/lookup-store.ts";
import { type LookupRow, readLookupFiles, seedLookups } from "./seed-lookups.ts";

describe("seeding", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyTestDatabase();
    await migrate(database);
  });
  afterAll(() => database.close());

  const row = (id: string, name: string, position = 0): LookupRow => ({
    list: "countries",
    parent_id: "",
    id,
    name,
    active: true,
    position,
  });

  test("[S3.055] the seed files load, South Africa first", async () => {
    await seedLookups(database);
    const countries = await listActive(database.kysely, "countries");
    expect(countries[0]).toEqual({ id: "ZA", name: "South Africa", active: true });
    expect(countries.length).toBe(249);
  });

  test("every practice speciality lies under a discipline and has roles", () => {
    const rows = readLookupFiles();
    const of = (list: LookupRow["list"]) => rows.filter((entry) => entry.list === list);
    const disciplines = new Set(of("practice-disciplines").map(({ id }) => id));
    const withRoles = new Set(of("practice-roles").map(({ parent_id }) => parent_id));
    expect(of("practice-specialities").length).toBeGreaterThan(50);
    for (const speciality of of("practice-specialities")) {
      expect(disciplines).toContain(speciality.parent_id);
      expect(withRoles).toContain(speciality.id);
    }
  });

  test("a later seed renames an entry and keeps those that it does not name", async () => {
    await seedLookups(database, [row("XA", "First"), row("XB", "Second", 1)]);
    await seedLookups(database, [row("XA", "Renamed")]);
    const names = (await listActive(database.kysely, "countries")).map(({ name }) => name);
    expect(names).toContain("Renamed");
    expect(names).toContain("Second");
    expect(names).not.toContain("First");
  });

  test("several processes that start at once seed once", async () => {
    const rows = Array.from({ length: 1200 }, (_, place) => row(`Y${place}`, `Place ${place}`));
    await Promise.all([1, 2, 3, 4].map(() => seedLookups(database, rows)));
    const found = await listActive(database.kysely, "countries");
    expect(found.filter(({ id }) => id.startsWith("Y")).length).toBeGreaterThanOrEqual(1200);
  });

  test("[S3.052] inactive entries are offered to nobody", async () => {
    await seedLookups(database, [{ ...row("XZ", "Withdrawn"), active: false }]);
    const ids = (await listActive(database.kysely, "countries")).map(({ id }) => id);
    expect(ids).not.toContain("XZ");
    expect(await areActive(database.kysely, [{ list: "countries", id: "XZ" }])).toEqual([false]);
  });
});
