import { accountStates, statisticValues } from "@frontdoor/contract/statistics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffAs } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { cleanPng } from "../directory/practices/clean-png.ts";
import { accountsMeasure } from "../operations/statistics/statistics-store.ts";
import { settleDemoData } from "./seed-demo-data.ts";

const demonstration = { demoData: true, console: null, demoPeople: false };
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await settleDemoData(demonstration, server.deps);
});
afterAll(() => server.close());

const search = async (parameters: Record<string, string>) => {
  const query = new URLSearchParams(parameters);
  return (await server.get(`/academic/v2/departments/searchHod?${query}`)).json();
};
const academics = () =>
  server.database.kysely
    .selectFrom("accounts")
    .selectAll()
    .where("realm", "=", "academic")
    .execute();

test("[S2.172] every discipline of a teaching hospital has one head, found by both or by surname", async () => {
  const institute = "uct-groote-schuur-hospital";
  const disciplines = (await server.get("/academic/v1/lookup/disciplines")).json();
  for (const { id } of disciplines) {
    const [head, ...others] = await search({ institute, speciality: id });
    expect(others).toEqual([]);
    expect(head).toMatchObject({ trainingInstitution: { id: institute }, speciality: { id } });
  }
  expect(await search({ searchTerm: "tshabalala" })).not.toEqual([]);
});

test("[S3.061] a search finds practices, most of them with a logo that a product could have sent", async () => {
  const found = (await server.get("/practice/practice/search?name=family")).json();
  expect(found).toHaveLength(10);
  const rows = await server.database.kysely.selectFrom("practices").selectAll().execute();
  expect(rows).toHaveLength(300);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(300);
  const logos = rows.map(({ logo }) => logo).filter((logo) => logo !== null);
  expect(logos.length).toBeGreaterThan(250);
  expect(new Set(logos.map(String)).size).toBe(21);
  for (const logo of logos) {
    expect(logo.length).toBeLessThanOrEqual(4_096);
    expect(cleanPng(logo)).toEqual(logo);
  }
});

test("it is added once, and what was taken away stays away", async () => {
  const before = await academics();
  const { kysely } = server.database;
  const links = await kysely.selectFrom("hod_links").selectAll().execute();
  const linked = links.flatMap(({ hod_id, supervisor_id }) => [hod_id, supervisor_id]);
  const gone = before.find(({ id }) => !linked.includes(id));
  await kysely
    .deleteFrom("academic_profiles")
    .where("account_id", "=", gone?.id ?? "")
    .execute();
  await kysely
    .deleteFrom("accounts")
    .where("id", "=", gone?.id ?? "")
    .execute();
  await settleDemoData(demonstration, server.deps);
  expect(await academics()).toHaveLength(before.length - 1);
});

test("[SEC-A8] nobody can log in as one of them", async () => {
  const accounts = await academics();
  expect(accounts.filter(({ password_hash: hash }) => hash !== null)).toEqual([]);
  const { username } = accounts[0] ?? { username: "" };
  for (const password of ["", "x", "password1"]) {
    const body = { username, password };
    const response = await server.post("/academic/v1/security/brochureLogin", body);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test("the charts of the console have a history: weekends have fewer logins, and no day a value that is not counted", async () => {
  const rows = await server.database.kysely.selectFrom("daily_statistics").selectAll().execute();
  expect(new Set(rows.map(({ day }) => day)).size).toBe(400);
  const logins = (weekdays: number[]) =>
    rows
      .filter(
        ({ measure, day }) => measure === "login" && weekdays.includes(new Date(day).getUTCDay()),
      )
      .reduce((sum, { count }) => sum + count, 0);
  expect(logins([0, 6])).toBeLessThan(logins([2, 3]) / 2);
  for (const { measure, value, count } of rows) {
    const values = measure === accountsMeasure ? accountStates : statisticValues[measure];
    if (typeof values !== "string") expect(values).toContain(value);
    expect(count).toBeGreaterThan(0);
  }
});

test("no demonstration day has more messages delivered than sent, nor more people verified than signed up", async () => {
  const rows = await server.database.kysely.selectFrom("daily_statistics").selectAll().execute();
  const groups = Map.groupBy(rows, ({ day, measure, product, role }) =>
    [day, measure, product, role].join(),
  );
  for (const group of groups.values()) {
    const of = (name: string) => group.find(({ value }) => value === name)?.count ?? 0;
    expect(Math.max(of("delivered"), of("verified"))).toBeLessThanOrEqual(of("sent"));
  }
  expect(groups.size).toBeGreaterThan(1_000);
});

test("the console of an owner has a contact request and a head to confirm", async () => {
  const owner = await staffAs(server, "owner");
  const { needs } = (await owner.get("/overview")).json();
  expect(needs).toContainEqual({ what: "heads", count: 1 });
  const requests = (await owner.get("/leads/list?state=new")).json();
  expect(requests.map(({ lastName }: { lastName: string }) => lastName)).toEqual(["van der Merwe"]);
});
