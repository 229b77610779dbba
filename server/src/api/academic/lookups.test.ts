import { academicRoles } from "@frontdoor/contract/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { keptSeconds } from "../../platform/http/response-cache.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const list = async (path: string) => (await server.get(`/academic${path}`)).json();

test("[S7.020 S7.021 S3.055] countries are a bare array of id, name and active, South Africa first", async () => {
  const countries = await list("/v1/lookup/countries");
  expect(countries[0]).toEqual({ id: "ZA", name: "South Africa", active: true });
});

test("[S7.018 S7.019 S7.022 S7.023 S7.024 S7.025 S3.052 S3.053 S3.054] disciplines lead to specialities, specialities to grades", async () => {
  const disciplines = await list("/v1/lookup/disciplines");
  expect(disciplines).toHaveLength(16);
  for (const discipline of disciplines) {
    const specialities = await list(`/v1/lookup/discipline/${discipline.id}/specialities`);
    const grades = await list(`/v1/lookup/speciality/${specialities[0].id}/grades`);
    expect(grades.map(({ name }: { name: string }) => name)).toContain("Registrar");
  }
});

test("[S7.026 S7.027 S3.056] roles are plain strings", async () => {
  expect(await list("/v2/lookups/roles")).toEqual(academicRoles);
});

test("[S7.028 S7.029 S3.058] training institutions are a bare array of id, name and active", async () => {
  const institutions = await list("/v2/lookups/trainingInstitutions");
  expect(institutions.length).toBeGreaterThan(50);
  expect(institutions).toContainEqual({
    id: "uct-groote-schuur-hospital",
    name: "Groote Schuur Hospital (University of Cape Town)",
    active: true,
  });
});

test("below an entry that nobody has there is nothing, nor below one of the practice lists", async () => {
  expect(await list("/v1/lookup/discipline/%25/specialities")).toEqual([]);
  expect(await list("/v1/lookup/discipline/general-practice/specialities")).toEqual([]);
  expect(await list("/v1/lookup/speciality/none/grades")).toEqual([]);
});

test("[S3.052] an entry that was withdrawn is not served, and lookups alone may be kept by caches", async () => {
  await server.database.kysely
    .updateTable("lookup_items")
    .set({ active: false })
    .where("list", "=", "academic-roles")
    .where("id", "=", "HOD")
    .execute();
  server.advance({ seconds: keptSeconds });
  const response = await server.get("/academic/v2/lookups/roles");
  expect(response.json()).toEqual(["HCP", "TRAINEE", "SUPERVISOR"]);
  expect(response.headers["cache-control"]).toBe("public, max-age=300");
});
