import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const retry = (id: string) => operator.post(`/outbox/${id}/retry`);
const list = async (state = "") => (await operator.get(`/outbox${state}`)).json();

async function deadMessage(): Promise<string> {
  await registerPerson(server);
  const [waiting] = await list("?state=waiting");
  await server.database.kysely
    .updateTable("outbox")
    .set({ state: "dead", attempts: 8, last_error: "ECONNREFUSED" })
    .where("id", "=", waiting.id)
    .execute();
  return waiting.id;
}

test("[SEC-C3] the list tells ids, kinds and states, and not what a message is about", async () => {
  const id = await deadMessage();
  expect(await list("?state=given-up")).toEqual([
    {
      id,
      kind: expect.stringMatching(/^practice\./),
      state: "given-up",
      attempts: 8,
      createdAt: server.deps.clock().toISOString(),
      lastError: "ECONNREFUSED",
    },
  ]);
  await retry(id);
});

test("a message that was given up leaves after a retry, with an event", async () => {
  await server.deliver();
  const id = await deadMessage();
  await server.deliver();
  const before = server.sent.length;
  expect((await retry(id)).json()).toEqual({});
  await server.deliver();
  expect(server.sent.length).toBeGreaterThan(before);
  expect(await list()).toEqual([]);
  const events = await server.database.kysely
    .selectFrom("audit_events")
    .select(["actor", "details"])
    .where("kind", "=", "message-retried")
    .execute();
  expect(events).toContainEqual({
    actor: "operator",
    details: { outboxId: id, from: "192.0.2.0/24" },
  });
});

test("the list goes on where its page ends", async () => {
  await registerPerson(server);
  await registerPerson(server);
  const all = await list();
  const first = await operator.get("/outbox?limit=1");
  expect([first.json(), first.headers.link]).toEqual([
    [all[0]],
    expect.stringContaining(`after=${all[0].id}`),
  ]);
  expect(await list(`?after=${all[0].id}`)).toEqual(all.slice(1));
});

test("what did not arrive is listed where it is asked for, and only there", async () => {
  await registerPerson(server);
  const [{ id }] = await list("?state=waiting");
  await server.database.kysely
    .updateTable("outbox")
    .set({ state: "done", outcome: "undelivered" })
    .where("id", "=", id)
    .execute();
  expect(await list("?state=undelivered")).toMatchObject([{ id, state: "undelivered" }]);
  expect((await list()).map((message: { id: string }) => message.id)).not.toContain(id);
});

test("400: a state or an id that cannot be", async () => {
  expect((await operator.get("/outbox?state=done")).statusCode).toBe(400);
  expect((await retry("7")).statusCode).toBe(400);
});

test("404: a message that is unknown or was not given up", async () => {
  await registerPerson(server);
  const [waiting] = await list("?state=waiting");
  expect((await retry(waiting.id)).statusCode).toBe(404);
  expect((await retry(randomUUID())).statusCode).toBe(404);
});

test("all that failed are tried again by one call, by filters, with one event", async () => {
  await server.deliver();
  const { kysely } = server.database;
  await kysely.deleteFrom("outbox").execute();
  const now = server.deps.clock();
  const kinds = [
    "practice.reset-mail",
    "practice.reset-mail",
    "practice.reset-sms",
    "webhook.delivery",
  ];
  const rows = kinds.map((kind, at) => ({
    id: randomUUID(),
    kind,
    payload: "{}",
    state: "dead" as const,
    outcome: at === 0 ? ("refused" as const) : null,
    attempts: 8,
    available_at: now,
    lease_until: null,
    created_at: at === 1 ? new Date(now.getTime() - 7_200_000) : now,
    done_at: null,
    last_error: at === 0 ? "550 5.7.1 blocked" : "ECONNREFUSED",
    traceparent: null,
  }));
  await kysely.insertInto("outbox").values(rows).execute();
  const retryAll = async (filter: object) => {
    const { retried } = (await operator.post("/outbox/retry", filter)).json();
    await kysely.updateTable("outbox").set({ state: "dead" }).execute();
    return retried;
  };
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  expect(await retryAll({ state: "refused" })).toBe(1);
  await kysely
    .updateTable("outbox")
    .set({ outcome: "refused", last_error: "550 5.7.1 blocked" })
    .where("id", "=", rows[0]?.id ?? "")
    .execute();
  expect(await retryAll({ answer: "5.7.1" })).toBe(1);
  expect(await retryAll({ channel: "sms" })).toBe(1);
  expect(await retryAll({ channel: "mail", before: hourAgo })).toBe(1);
  expect(await retryAll({ since: hourAgo })).toBe(3);
  expect(await retryAll({ kind: "practice.reset-mail" })).toBe(2);
  expect((await operator.post("/outbox/retry", {})).json()).toEqual({ retried: 4, more: false });
  expect(await list("?state=failed")).toEqual([]);
  expect((await operator.post("/outbox/retry", { state: "done" })).statusCode).toBe(400);
  const events = await kysely
    .selectFrom("audit_events")
    .select("details")
    .where("kind", "=", "messages-retried")
    .execute();
  expect(events).toContainEqual({ details: expect.objectContaining({ count: 4 }) });
  await kysely.deleteFrom("outbox").execute();
});
