import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { removeOldEvents } from "../events/product-events.ts";
import { sendAgain } from "./delivery-store.ts";
import { answerWith, type ReceiverPeer, startReceiver } from "./receiver.fixture.ts";
import { endWebhook, rotateSecret } from "./webhook-store.ts";
import { openWebhooks } from "./webhooks.fixture.ts";

let database: Database;
let receiver: ReceiverPeer;
let webhooks: Awaited<ReturnType<typeof openWebhooks>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  webhooks = await openWebhooks(database);
  receiver = await startReceiver();
});
afterEach(async () => {
  vi.useRealTimers();
  await receiver.stop();
});

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
  database.kysely.transaction().execute(work);
/** What a library of the standard makes of a message, at the moment at which it was posted. */
function verify(secret: string, { body, headers }: { body: string; headers: object }) {
  vi.useFakeTimers({ toFake: ["Date"], now: webhooks.clock() });
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}
const states = async (id: string) => (await webhooks.deliveries(id)).map(({ state }) => state);

test("an event reaches each webhook of its product, signed, with ids and nothing else", async () => {
  const { id, secret } = await webhooks.add(receiver.url);
  await webhooks.add(receiver.url, "academic");
  await webhooks.tell("account-7");
  expect(await webhooks.worker().runDue()).toBe(1);
  const [message, ...more] = receiver.taken();
  expect(more).toEqual([]);
  if (message === undefined) throw new Error("Nothing came.");
  const [delivery] = await webhooks.deliveries(id);
  expect(message.headers["webhook-id"]).toBe(delivery?.event_id);
  expect(message.headers["content-type"]).toBe("application/json");
  expect(verify(secret, message)).toEqual({
    type: "password-changed",
    timestamp: webhooks.clock().toISOString(),
    data: { accountId: "account-7", inviteId: null, practiceId: null },
  });
  expect(delivery).toMatchObject({ state: "delivered", tries: 1, last_status: 204 });
});

test("[SEC-C8] what is told goes out or is undone with its cause, and an event of before a webhook does not", async () => {
  await webhooks.tell("before");
  const { id } = await webhooks.add(receiver.url);
  expect(await webhooks.worker().runDue()).toBe(0);
  expect(await webhooks.deliveries(id)).toEqual([]);
});

test("[SEC-F11] a receiver that is away is tried eight times within a day, with the same id and body and a fresh time", async () => {
  const { id, secret } = await webhooks.add(receiver.url);
  receiver.answer(answerWith(503));
  await webhooks.tell("a");
  const worker = webhooks.worker();
  const waits: number[] = [];
  for (let tries = 1; tries <= 8; tries += 1) {
    expect(await worker.runDue()).toBe(1);
    expect(await webhooks.deliveries(id)).toMatchObject([
      { state: tries < 8 ? "waiting" : "failed", tries, last_status: 503 },
    ]);
    const [row] = await webhooks.rows();
    if (row === undefined) throw new Error("The row is gone.");
    const message = receiver.received.at(-1);
    if (message !== undefined) verify(secret, message);
    const wait = (row.available_at.getTime() - webhooks.clock().getTime()) / 1_000;
    if (tries < 8) waits.push(wait);
    webhooks.advance({ seconds: wait });
  }
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  const leastWaits = [5, 60, 300, 1_800, 7_200, 18_000, 36_000];
  for (const [at, least] of leastWaits.entries()) {
    expect(waits[at]).toBeGreaterThanOrEqual(least);
    expect(waits[at]).toBeLessThanOrEqual(least * 1.25);
  }
  expect(await worker.runDue()).toBe(0);
  expect(await webhooks.rows()).toMatchObject([{ state: "dead", last_error: "WEBHOOK_503" }]);
});

test("a delivery that failed, and one that was taken, is sent again and counts its tries from the start", async () => {
  const { id } = await webhooks.add(receiver.url);
  await webhooks.tell("a");
  const again = async () => {
    const [delivery] = await webhooks.deliveries(id);
    const now = webhooks.clock();
    return inTransaction((tx) => sendAgain(tx, { id: delivery?.id ?? "", now }));
  };
  expect(await again()).toBe(false);
  await webhooks.worker().runDue();
  expect(await states(id)).toEqual(["delivered"]);
  expect(await again()).toBe(true);
  expect([await again(), await states(id)]).toEqual([false, ["waiting"]]);
  await webhooks.worker().runDue();
  await database.kysely
    .updateTable("outbox")
    .set({ state: "dead", attempts: 8, last_error: "WEBHOOK_503" })
    .execute();
  await database.kysely.updateTable("webhook_deliveries").set({ delivered_at: null }).execute();
  expect([await states(id), await again()]).toEqual([["failed"], true]);
  await webhooks.worker().runDue();
  // A week later the row of the outbox is gone.
  await database.kysely.deleteFrom("outbox").execute();
  expect([await states(id), await again()]).toEqual([["delivered"], true]);
  await webhooks.worker().runDue();
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([4, 1]);
});

test("[SEC-F3] two workers at once post each event once", async () => {
  await webhooks.add(receiver.url);
  for (let n = 0; n < 8; n += 1) await webhooks.tell(`account-${n}`);
  const workers = [webhooks.worker(), webhooks.worker()];
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(workers.map((worker) => worker.runDue()));
    webhooks.advance({ seconds: 30 });
  }
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([8, 8]);
});

test("[SEC-F4] a worker that dies before or after it posted leads to one more post with the same id, by another", async () => {
  await webhooks.add(receiver.url);
  await webhooks.tell("a");
  receiver.answer(() => {});
  const dying = webhooks.worker(60_000);
  dying.start();
  await expect.poll(() => receiver.received.length).toBe(1);
  await dying.stop();
  receiver.answer(answerWith(200));
  webhooks.advance({ seconds: 29 });
  expect(await webhooks.worker().runDue()).toBe(0);
  webhooks.advance({ seconds: 2 });
  expect(await webhooks.worker().runDue()).toBe(1);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("after a rotation both secrets sign for 24 hours, then the new one alone", async () => {
  const { id, secret: old } = await webhooks.add(receiver.url);
  const rotated = await inTransaction((tx) => rotateSecret(tx, webhooks, { id }));
  const post = async () => {
    await webhooks.tell("a");
    await webhooks.worker().runDue();
    const [message] = receiver.taken();
    if (message === undefined) throw new Error("Nothing came.");
    return message;
  };
  webhooks.advance({ hours: 24, seconds: -1 });
  const during = await post();
  verify(old, during);
  verify(rotated?.secret ?? "", during);
  webhooks.advance({ seconds: 1 });
  const after = await post();
  verify(rotated?.secret ?? "", after);
  expect(() => verify(old, after)).toThrow("No matching signature found");
  expect(after.headers["webhook-signature"]).not.toContain(" ");
});

test("410 ends a webhook: nothing is posted to it any more, and what waits for it fails", async () => {
  const { id } = await webhooks.add(receiver.url);
  receiver.answer(answerWith(410));
  await webhooks.tell("a");
  await webhooks.worker().runDue();
  await webhooks.tell("b");
  expect(await webhooks.worker().runDue()).toBe(0);
  expect(await webhooks.deliveries(id)).toMatchObject([{ state: "failed", last_status: 410 }]);
  expect(await webhooks.rows()).toMatchObject([{ state: "dead", outcome: "refused" }]);
  const events = await database.kysely
    .selectFrom("audit_events")
    .select(["actor", "details"])
    .where("kind", "=", "webhook-ended")
    .execute();
  const details = { webhookId: id, product: "practice", because: "gone" };
  expect(events).toContainEqual({ actor: "system", details });
});

test("what waits for a webhook that is ended is posted to nobody", async () => {
  const { id } = await webhooks.add(receiver.url);
  await webhooks.tell("a");
  await inTransaction((tx) => endWebhook(tx, { id }, webhooks.clock()));
  await webhooks.worker().runDue();
  expect([receiver.received, await states(id)]).toEqual([[], ["failed"]]);
});

test("[SEC-G7] a redirect is not followed", async () => {
  const other = await startReceiver();
  try {
    const { id } = await webhooks.add(receiver.url);
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.answer(answerWith(status, { location: other.url }));
      await webhooks.tell("a");
    }
    await webhooks.worker().runDue();
    expect([other.received, new Set(await states(id))]).toEqual([[], new Set(["waiting"])]);
  } finally {
    await other.stop();
  }
});

test("[SEC-F11] a receiver that never answers, breaks off or answers without an end is a failed try", async () => {
  const { id } = await webhooks.add(receiver.url);
  const worker = webhooks.worker(300);
  receiver.answer(() => {});
  await webhooks.tell("hangs");
  await worker.runDue();
  receiver.answer((response) => response.destroy());
  await webhooks.tell("breaks off");
  await worker.runDue();
  expect(await webhooks.deliveries(id)).toMatchObject([
    { state: "waiting", tries: 1, last_status: null },
    { state: "waiting", tries: 1, last_status: null },
  ]);
  let isBrokenOff = false;
  receiver.answer((response) => {
    response.on("close", () => {
      isBrokenOff = true;
    });
    response.writeHead(200);
    const fill = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", fill);
    fill();
  });
  webhooks.advance({ seconds: 1 });
  await webhooks.tell("answers without an end");
  await webhooks.worker().runDue();
  const [newest] = await webhooks.deliveries(id);
  expect(newest).toMatchObject({ state: "delivered", last_status: 200 });
  await expect.poll(() => isBrokenOff).toBe(true);
});

test("[SEC-F11] receivers that hang hold up neither mail nor other receivers, and what waits for them spends no try", async () => {
  const hanging = await startReceiver();
  hanging.answer(() => {});
  try {
    const { id } = await webhooks.add(hanging.url);
    for (let n = 0; n < 20; n += 1) await webhooks.tell(`account-${n}`);
    const worker = webhooks.worker(60_000);
    worker.start();
    await expect.poll(() => hanging.received.length).toBe(4);
    const busy = async () =>
      (await webhooks.rows()).filter(
        ({ last_error, attempts }) => last_error === "POSTS_BUSY" && attempts === 0,
      ).length;
    await expect.poll(busy).toBe(16);
    await webhooks.add(receiver.url, "academic");
    await webhooks.tell("other", "academic");
    await expect.poll(() => receiver.received.length).toBe(1);
    await worker.stop();
    const tried = (await webhooks.deliveries(id)).filter(({ tries }) => tries > 0);
    expect(tried).toEqual([]);
  } finally {
    await hanging.stop();
  }
});

test("[SEC-F11] several receivers of one product that hang leave room for the other products'", async () => {
  const hanging = await startReceiver();
  hanging.answer(() => {});
  const worker = webhooks.worker(60_000);
  try {
    for (let n = 0; n < 3; n += 1) await webhooks.add(hanging.url);
    for (let n = 0; n < 4; n += 1) await webhooks.tell(`account-${n}`);
    worker.start();
    const waiting = async () =>
      (await webhooks.rows()).filter(({ last_error: reason }) => reason === "POSTS_BUSY").length;
    await expect.poll(async () => hanging.received.length + (await waiting())).toBe(12);
    await webhooks.add(receiver.url, "academic");
    await webhooks.tell("other", "academic");
    await expect.poll(() => receiver.received.length).toBe(1);
  } finally {
    await worker.stop();
    await hanging.stop();
  }
});

test("deliveries go with their events", async () => {
  const { id } = await webhooks.add(receiver.url);
  await webhooks.tell("a");
  webhooks.advance({ days: 91 });
  await removeOldEvents.run(database, webhooks.clock());
  expect(await webhooks.deliveries(id)).toEqual([]);
  await webhooks.worker().runDue();
  expect(receiver.received).toEqual([]);
});
