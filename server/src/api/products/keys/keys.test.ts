import { randomUUID } from "node:crypto";
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

const make = async (holder: string) =>
  (await operator.post("/keys/create", { holder, label: "rotation", reason: "rotation" })).json();
const events = (key: string) =>
  server.get("/products/events", { headers: { authorization: `Bearer ${key}` } });

test("a new key works beside the old one, which works until it is ended", async () => {
  const old = await make("practice");
  const next = await make("practice");
  expect([(await events(old.key)).statusCode, (await events(next.key)).statusCode]).toEqual([
    200, 200,
  ]);
  expect((await operator.post(`/keys/${old.id}/end`, { reason: "rotation" })).json()).toEqual({});
  expect([(await events(old.key)).statusCode, (await events(next.key)).statusCode]).toEqual([
    401, 200,
  ]);
});

test("the scheme before a key is known in small letters as well (RFC 9110, 11.1)", async () => {
  const { key } = await make("practice");
  const headers = { authorization: `bearer ${key}` };
  expect((await server.get("/products/events", { headers })).statusCode).toBe(200);
});

test("[SEC-C3] the list names valid keys and gives none away", async () => {
  const ended = await make("academic");
  await operator.post(`/keys/${ended.id}/end`, { reason: "rotation" });
  const made = await make("academic");
  const { body } = await operator.get("/keys");
  expect(JSON.parse(body)).toContainEqual({
    id: made.id,
    holder: "academic",
    label: "rotation",
    createdAt: server.deps.clock().toISOString(),
  });
  expect(body).not.toContain(ended.id);
  expect(body).not.toContain(made.key);
});

test("the list goes on where its page ends, and shows those of one holder", async () => {
  const made = [await make("patient"), await make("patient")].map(({ id }) => id).sort();
  const first = await operator.get("/keys?limit=1&holder=patient");
  expect([first.json().length, first.headers.link]).toEqual([1, expect.stringContaining("after=")]);
  const rest = await operator.get(`/keys?holder=patient&after=${first.json()[0].id}`);
  const ids = [...first.json(), ...rest.json()].map(({ id }: { id: string }) => id);
  expect([ids, rest.headers.link]).toEqual([made, undefined]);
});

test("[SEC-H5] making and ending are events with the key's id alone", async () => {
  const { id, key } = await make("operator");
  await operator.post(`/keys/${id}/end`, { reason: "rotation" });
  const rows = await server.database.kysely
    .selectFrom("audit_events")
    .select(["kind", "actor", "details"])
    .where("kind", "like", "product-key-%")
    .execute();
  const about = rows.filter(({ details }) => details.keyId === id);
  expect(about.map(({ kind }) => kind).sort()).toEqual(["product-key-ended", "product-key-made"]);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test("400: an unknown holder; 404: a key that is not valid", async () => {
  const wrong = await operator.post("/keys/create", {
    holder: "kiosk",
    label: "x",
    reason: "test",
  });
  expect(wrong.statusCode).toBe(400);
  const { id } = await make("practice");
  await operator.post(`/keys/${id}/end`, { reason: "rotation" });
  for (const gone of [id, randomUUID()]) {
    expect((await operator.post(`/keys/${gone}/end`, { reason: "rotation" })).statusCode).toBe(404);
  }
});

test("[SEC-G3] 400: a control character in the label", async () => {
  const answer = await operator.post("/keys/create", {
    holder: "practice",
    label: "a\u0000b",
    reason: "test",
  });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["label"]]);
});
