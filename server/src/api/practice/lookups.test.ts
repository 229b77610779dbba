import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { keptSeconds } from "../../platform/http/response-cache.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const list = async (path: string) => (await server.get(`/practice/lookup/${path}`)).json();

test("[S7.077 S7.078 S3.055] countries are a bare array of id, name and active, South Africa first", async () => {
  const countries = await list("countries");
  expect(countries[0]).toEqual({ id: "ZA", name: "South Africa", active: true });
});

test("[S7.079 S7.080 S7.081 S7.082 S7.083 S7.084 S3.052 S3.053 S3.057] disciplines lead to specialities, specialities to roles", async () => {
  const disciplines = await list("disciplines");
  expect(disciplines.length).toBeGreaterThan(10);
  for (const discipline of disciplines) {
    const specialities = await list(`discipline/${discipline.id}/specialities`);
    expect(specialities.length).toBeGreaterThan(0);
    const [speciality] = specialities;
    const roles = await list(`speciality/${speciality.id}/roles`);
    expect(roles.length).toBeGreaterThan(0);
    for (const role of roles) {
      expect(role).toMatchObject({
        id: expect.any(String),
        name: expect.any(String),
        active: true,
      });
    }
  }
  expect(await list("speciality/general-practice/roles")).not.toEqual(
    await list("speciality/dental-therapy/roles"),
  );
});

test("below an entry that nobody has there is nothing", async () => {
  expect(await list("discipline/%25/specialities")).toEqual([]);
  expect(await list("speciality/none/roles")).toEqual([]);
});

test("[Q011 S3.052] an entry that was withdrawn is not served", async () => {
  await server.database.kysely
    .updateTable("lookup_items")
    .set({ active: false })
    .where("list", "=", "practice-disciplines")
    .where("id", "=", "biokinetics")
    .execute();
  server.advance({ seconds: keptSeconds });
  const ids = (await list("disciplines")).map(({ id }: { id: string }) => id);
  expect(ids).toContain("general-practice");
  expect(ids).not.toContain("biokinetics");
});

test("lookups alone may be kept by caches", async () => {
  const response = await server.get("/practice/lookup/countries");
  expect(response.headers["cache-control"]).toBe("public, max-age=300");
});
