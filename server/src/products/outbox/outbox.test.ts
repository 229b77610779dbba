import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

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
  expect(await list("?state=dead")).toEqual([
    {
      id,
      kind: expect.stringMatching(/^practice\./),
      state: "dead",
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
