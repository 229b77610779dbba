import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const grant = (product: string, reason = "checks the register") =>
  operator.post("/scopes/grant", { product, scope: "identity", reason });
const end = (product: string) => operator.post("/scopes/end", { product, scope: "identity" });
const list = async () => (await operator.get("/scopes")).json();

const events = async () => {
  const rows = await server.database.kysely
    .selectFrom("audit_events")
    .select(["kind", "actor", "details"])
    .where("kind", "in", ["scope-granted", "scope-ended"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, actor, details }) => [kind, actor, details]);
};

test("[SEC-H5] a grant is listed with its reason until it is ended; both are events, granting twice is one", async () => {
  expect((await grant("academic")).json()).toEqual({});
  server.advance({ hours: 1 });
  expect((await grant("academic", "another reason")).json()).toEqual({});
  const granted = await list();
  expect(granted).toEqual([
    {
      product: "academic",
      scope: "identity",
      reason: "checks the register",
      grantedBy: "operator",
      grantedAt: new Date(server.deps.clock().getTime() - 3_600_000).toISOString(),
    },
  ]);
  expect((await end("academic")).json()).toEqual({});
  expect(await list()).toEqual([]);
  const details = { product: "academic", scope: "identity", from: "192.0.2.0/24" };
  expect(await events()).toEqual([
    ["scope-granted", "operator", details],
    ["scope-ended", "operator", details],
  ]);
});

test("what was granted and ended can be granted again, and stays on record", async () => {
  for (const reason of ["first", "second"]) {
    await grant("practice", reason);
    await end("practice");
    server.advance({ hours: 1 });
  }
  const rows = await server.database.kysely
    .selectFrom("product_scopes")
    .select(["reason", "ended_by"])
    .where("product", "=", "practice")
    .orderBy("granted_at")
    .execute();
  expect(rows).toEqual([
    { reason: "first", ended_by: "operator" },
    { reason: "second", ended_by: "operator" },
  ]);
});

test("twenty grants at once are one", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => grant("patient")));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await list()).toHaveLength(1);
  await end("patient");
});

test("404: a grant that is not, or was ended", async () => {
  for (const _again of [1, 2]) {
    const answer = await end("patient");
    expect([answer.statusCode, answer.json().code]).toEqual([404, "GRANT_UNKNOWN"]);
  }
});

test.each([
  ["product", { product: "pharmacy" }],
  ["scope", { scope: "profile" }],
  ["reason", { reason: "  " }],
  ["reason", { reason: "a\u0000b" }],
  ["reason", { reason: undefined }],
])("[SEC-G3] 400: a wrong %s", async (field, changes) => {
  const body = { product: "practice", scope: "identity", reason: "checks", ...changes };
  const answer = await operator.post("/scopes/grant", body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});
