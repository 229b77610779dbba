import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let practice: Caller;
let academic: Caller;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
  academic = await callerAs(server, "academic");
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const save = (caller: Caller, list: string, entries: unknown[]) =>
  caller.post("/lookups", { list, entries });
const institutions = async (): Promise<{ id: string; name: string }[]> =>
  (await server.get("/academic/v2/lookups/trainingInstitutions")).json();

describe("200", () => {
  test("[S3.058] an institution is added at the end, renamed in its place, and withdrawn", async () => {
    const before = await institutions();
    const added = { id: "heron-teaching-hospital", name: "Heron Teaching Hospital" };
    const answer = await save(academic, "training-institutions", [added]);
    expect([answer.statusCode, answer.json()]).toEqual([200, { saved: 1 }]);
    expect(await institutions()).toEqual([...before, { ...added, active: true }]);

    const renamed = { id: before[0]?.id, name: "Addington Teaching Hospital" };
    await save(academic, "training-institutions", [renamed, { ...added, active: false }]);
    expect(await institutions()).toEqual([{ ...renamed, active: true }, ...before.slice(1)]);
  });

  test("[S3.054] a grade hangs under its speciality", async () => {
    const chief = { parentId: "urology", id: "chief", name: "Chief" };
    expect((await save(operator, "academic-grades", [chief])).statusCode).toBe(200);
    const grades = (await server.get("/academic/v1/lookup/speciality/urology/grades")).json();
    expect(grades.at(-1)).toEqual({ id: "chief", name: "Chief", active: true });
  });

  test("[SEC-F2 SEC-H5] a repeated request saves once and leaves one event", async () => {
    const body = { list: "countries", entries: [{ id: "XK", name: "Kosovo" }] };
    const key = { "idempotency-key": "countries-1" };
    const first = await operator.post("/lookups", body, key);
    expect((await operator.post("/lookups", body, key)).json()).toEqual(first.json());
    const events = await server.database.kysely
      .selectFrom("audit_events")
      .select(["actor", "details"])
      .where("kind", "=", "lookups-saved")
      .execute();
    const own = events.filter(({ details }) => details.list === "countries");
    expect(own).toEqual([
      { actor: "operator", details: { list: "countries", entries: 1, from: "192.0.2.0/24" } },
    ]);
  });
});

describe("the order of a list", () => {
  const order = (list: string, ids: string[], parentId?: string) =>
    operator.post("/lookups/order", { list, ids, parentId });

  test("entries share out the places that they have, and withdrawn ones are listed to staff alone", async () => {
    const [first, second, ...rest] = await institutions();
    await save(operator, "training-institutions", [{ ...first, active: false }]);
    expect(
      (await order("training-institutions", [second?.id ?? "", first?.id ?? ""])).json(),
    ).toEqual({});
    await save(operator, "training-institutions", [{ id: first?.id, name: first?.name }]);
    expect((await institutions()).map(({ id }) => id)).toEqual(
      [second, first, ...rest].map((each) => each?.id),
    );
    await save(operator, "training-institutions", [
      { id: first?.id, name: first?.name, active: false },
    ]);
    const listed = (await operator.get("/lookups/list?list=training-institutions")).json();
    expect(listed[1]).toEqual({ parentId: "", id: first?.id, name: first?.name, active: false });
  });

  test("[SEC-F13] entries that are added at once have places of their own", async () => {
    const added = Array.from({ length: 8 }, (_, place) => `at-once-${place}`);
    await Promise.all(
      added.map((id) => save(operator, "training-institutions", [{ id, name: id }])),
    );
    const places = await server.database.kysely
      .selectFrom("lookup_items")
      .select("position")
      .where("list", "=", "training-institutions")
      .execute();
    expect(new Set(places.map(({ position }) => position)).size).toBe(places.length);
  });

  test("[SEC-F13] of two orders at once one stands as it was asked for", async () => {
    const [a = "", b = "", c = ""] = (await institutions()).map(({ id }) => id);
    const wishes = [
      [c, b, a],
      [b, a, c],
    ];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(wishes.map((ids) => order("training-institutions", ids)));
      const ids = (await institutions()).map(({ id }) => id);
      expect(wishes).toContainEqual(ids.filter((id) => [a, b, c].includes(id)));
    }
  });

  test.each([
    ["an entry that there is none of", "countries", ["ZA", "nowhere"], undefined, "ids"],
    ["an entry twice", "countries", ["ZA", "ZA"], undefined, "ids"],
    ["an entry below another parent", "academic-grades", ["chief"], "nowhere", "ids"],
    ["the roles that code knows", "academic-roles", ["TRAINEE"], undefined, "list"],
  ])("is left as it is by %s", async (_what, list, ids, parentId, field) => {
    const answer = await order(list, ids, parentId);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  });
});

describe("400", () => {
  const entry = { id: "x", name: "X" };
  test.each([
    ["training-institutions", [], "entries"],
    ["training-institutions", [{ ...entry, id: "no spaces" }], "entries.0.id"],
    ["training-institutions", [{ ...entry, name: " " }], "entries.0.name"],
    ["training-institutions", [{ ...entry, name: "\0" }], "entries.0.name"],
    ["training-institutions", [{ ...entry, name: "Half \ud800" }], "entries.0.name"],
    ["training-institutions", [entry, entry], "entries.1.id"],
    ["training-institutions", [{ ...entry, parentId: "urology" }], "entries.0.parentId"],
    ["academic-grades", [entry], "entries.0.parentId"],
    ["academic-grades", [{ ...entry, parentId: "nowhere" }], "entries.0.parentId"],
    ["academic-roles", [entry], "list"],
    ["passwords", [entry], "list"],
  ])("%s with %j: %s", async (list, entries, field) => {
    const answer = await save(operator, list, entries);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test("a product changes no list but its own", async () => {
    const entries = [{ id: "dermatology", name: "Dermatology" }];
    for (const [caller, list] of [
      [practice, "academic-disciplines"],
      [practice, "training-institutions"],
      [practice, "countries"],
      [academic, "practice-disciplines"],
      [academic, "countries"],
    ] as const) {
      const answer = await save(caller, list, entries);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["list"]]);
    }
    expect((await save(practice, "practice-disciplines", entries)).statusCode).toBe(200);
    expect((await save(academic, "academic-disciplines", entries)).statusCode).toBe(200);
  });
});
