import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../ids.ts";
import { TransportAway } from "../mail/message.ts";
import { enqueue, mail, openOutbox } from "./outbox.fixture.ts";
import { claimDue, markDone, markFailed } from "./outbox-store.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("Work in the outbox", () => {
  test("[SEC-F1] What a failed transaction put in never leaves", async () => {
    const outbox = await openOutbox(database);
    const failing = database.kysely.transaction().execute(async (tx) => {
      await enqueue(tx, { id: newId(outbox.clock), kind: "mail", payload: {}, now: new Date(0) });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await outbox.worker({}).runDue()).toBe(0);
  });

  test("[SEC-F2] The same id is put in once", async () => {
    const outbox = await openOutbox(database);
    const row = {
      id: newId(outbox.clock),
      kind: "mail",
      payload: {},
      now: outbox.clock(),
    } as const;
    for (const _ of [1, 2]) await database.kysely.transaction().execute((tx) => enqueue(tx, row));
    expect(await outbox.worker({}).runDue()).toBe(1);
  });

  test("Work and its mark are one: failing work leaves nothing and is due again", async () => {
    const outbox = await openOutbox(database);
    const id = await outbox.put("work");
    let isFailing = true;
    const worker = outbox.worker(
      {},
      {
        work: {
          async work(tx) {
            await enqueue(tx, {
              id: newId(outbox.clock),
              kind: "child",
              payload: {},
              now: outbox.clock(),
            });
            if (isFailing) throw new Error("not yet");
          },
        },
        child: { work: async () => {} },
      },
    );
    expect(await worker.runDue()).toBe(1);
    expect(await outbox.row(id)).toMatchObject({ state: "waiting", attempts: 1 });
    isFailing = false;
    outbox.advance({ minutes: 1 });
    await worker.runDue();
    expect(await worker.runDue()).toBe(1);
    expect(await outbox.row(id)).toMatchObject({ state: "done", last_error: null });
  });

  test("What has no place in a transaction is prepared before it", async () => {
    const outbox = await openOutbox(database);
    const steps: string[] = [];
    await outbox.put("hash", { name: "x" });
    await outbox
      .worker(
        {},
        {
          hash: {
            async prepare(db, row) {
              steps.push(`prepare ${row.payload.name} ${db.isTransaction}`);
              return async (tx) => void steps.push(`work ${tx.isTransaction}`);
            },
          },
        },
      )
      .runDue();
    expect(steps).toEqual(["prepare x false", "work true"]);
  });

  test("Nothing leaves before its time, or when there is nothing to send any more", async () => {
    const outbox = await openOutbox(database);
    const sent: string[] = [];
    const worker = outbox.worker(
      { email: async (_message, id) => void sent.push(id) },
      {
        mail: { send: async () => mail },
        expired: { send: async () => null },
      },
    );
    const later = await outbox.put("mail", {}, new Date(outbox.clock().getTime() + 60_000));
    const expired = await outbox.put("expired");
    await worker.runDue();
    expect(sent).toEqual([]);
    expect(await outbox.row(expired)).toMatchObject({ state: "done" });
    outbox.advance({ minutes: 1 });
    await worker.runDue();
    expect(sent).toEqual([later]);
  });

  test("A kind that nobody handles fails for good and is named, not lost", async () => {
    const outbox = await openOutbox(database);
    const id = await outbox.put("unheard-of");
    for (let n = 0; n < 8; n += 1) {
      await outbox.worker({}).runDue();
      outbox.advance({ minutes: 15 });
    }
    expect(await outbox.row(id)).toMatchObject({ state: "dead", last_error: "UnknownKind" });
  });
});

describe("A payload of another shape", () => {
  test("fails for good and is named, while the rows beside it are sent and the worker goes on", async () => {
    const outbox = await openOutbox(database);
    const sent: string[] = [];
    const worker = outbox.worker({ email: async (_message, id) => void sent.push(id) });
    const [unreadable, good] = [await outbox.put(), await outbox.put()];
    await outbox.spoil(unreadable, { name: 7 });
    for (let n = 0; n < 8; n += 1) {
      await worker.runDue();
      outbox.advance({ minutes: 15 });
    }
    const later = await outbox.put();
    await worker.runDue();
    expect(sent).toEqual([good, later]);
    const failed = { state: "dead", attempts: 8, last_error: "PayloadOfAnotherShape" };
    expect(await outbox.row(unreadable)).toMatchObject(failed);
  });

  test("is tried again, so that a process that can read it takes it", async () => {
    const outbox = await openOutbox(database);
    const id = await outbox.put();
    await outbox.spoil(id, { name: 7 });
    await outbox.worker({}).runDue();
    expect(await outbox.row(id)).toMatchObject({ state: "waiting", attempts: 1 });
    await outbox.spoil(id, { name: "seven" });
    outbox.advance({ minutes: 1 });
    await outbox.worker({}).runDue();
    expect(await outbox.row(id)).toMatchObject({ state: "done" });
  });
});

describe("A worker that ends in the middle", () => {
  test("[SEC-F3] A row that was claimed and never marked is sent by another worker after 30 seconds", async () => {
    const outbox = await openOutbox(database);
    const id = await outbox.put();
    expect(await claimDue(database, outbox.clock(), 5)).toHaveLength(1);
    const sent: string[] = [];
    const other = outbox.worker({ email: async (_message, sentId) => void sent.push(sentId) });
    outbox.advance({ seconds: 29 });
    await other.runDue();
    expect(sent).toEqual([]);
    outbox.advance({ seconds: 1 });
    await other.runDue();
    expect(sent).toEqual([id]);
  });

  test("[SEC-F3 SEC-F4] A worker that comes back late changes nothing of what another one did", async () => {
    const outbox = await openOutbox(database);
    const id = await outbox.put();
    const [late] = await claimDue(database, outbox.clock(), 1);
    if (late === undefined) throw new Error("nothing was claimed");
    outbox.advance({ seconds: 30 });
    const [held] = await claimDue(database, outbox.clock(), 1);
    const failure = { reason: "late", means: "failed" } as const;
    const done = { outcome: null, now: outbox.clock() };
    await markFailed(database.kysely, late, failure, outbox.clock());
    expect(await markDone(database.kysely, late, done)).toBe(false);
    expect(await outbox.row(id)).toMatchObject({ state: "leased", last_error: null });
    if (held === undefined) throw new Error("nothing was claimed");
    expect(await markDone(database.kysely, held, done)).toBe(true);
    await markFailed(database.kysely, late, failure, outbox.clock());
    expect(await outbox.row(id)).toMatchObject({ state: "done" });
  });

  test("[SEC-F3] Work whose lease ended during its preparation is done once, by the one that holds it", async () => {
    const outbox = await openOutbox(database);
    await outbox.put("work");
    const done: string[] = [];
    const quick = outbox.worker({}, { work: { work: async () => void done.push("quick") } });
    const slow = outbox.worker(
      {},
      {
        work: {
          async prepare() {
            outbox.advance({ seconds: 30 });
            await quick.runDue();
            return async () => void done.push("slow");
          },
        },
      },
    );
    await slow.runDue();
    expect(done).toEqual(["quick"]);
  });

  /** Workers take the row that waits one after the other, and end without a word of it. */
  async function endWorkers(outbox: Awaited<ReturnType<typeof openOutbox>>, workers: number) {
    for (let n = 0; n < workers; n += 1) {
      expect(await claimDue(database, outbox.clock(), 1)).toHaveLength(1);
      outbox.advance({ seconds: 30 });
    }
  }

  test("[SEC-F3 SEC-H5] Tries that ended with their process are not held against a row", async () => {
    const outbox = await openOutbox(database);
    const id = await outbox.put();
    await endWorkers(outbox, 9);
    const refused = Object.assign(new Error("no"), { code: "REFUSED" });
    await outbox.worker({ email: () => Promise.reject(refused) }).runDue();
    expect(await outbox.row(id)).toMatchObject({ state: "waiting", last_error: "REFUSED" });
    outbox.advance({ minutes: 1 });
    await outbox.worker({}).runDue();
    expect(await outbox.row(id)).toMatchObject({ state: "done", attempts: 11, interrupted: 9 });
  });

  test("[SEC-F3] A row that ends every worker ends them less often, and fails for good after a day", async () => {
    const outbox = await openOutbox(database);
    const id = await outbox.put();
    await endWorkers(outbox, 10);
    expect(await claimDue(database, outbox.clock(), 1)).toEqual([]);
    outbox.advance({ seconds: 30 });
    expect(await claimDue(database, outbox.clock(), 1)).toHaveLength(1);
    outbox.advance({ hours: 24 });
    const worker = outbox.worker({});
    await worker.runDue();
    outbox.advance({ minutes: 1 });
    await worker.runDue();
    expect(await outbox.row(id)).toMatchObject({ state: "dead", last_error: "LeaseEndedTooOften" });
  });

  test("[SEC-F13] Eight claims at once take no row twice", async () => {
    const outbox = await openOutbox(database);
    for (let n = 0; n < 80; n += 1) await outbox.put();
    const eight = Array.from({ length: 8 }, (_, n) => n);
    await Promise.all(eight.map(() => database.ping()));
    const claims = await Promise.all(eight.map(() => claimDue(database, outbox.clock(), 10)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("[SEC-F13] Two workers at once send everything once", async () => {
    const outbox = await openOutbox(database);
    const ids: string[] = [];
    for (let n = 0; n < 50; n += 1) ids.push(await outbox.put());
    const sent: string[] = [];
    const email = async (_message: unknown, id: string) => void sent.push(id);
    await Promise.all([outbox.worker({ email }).runDue(), outbox.worker({ email }).runDue()]);
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });
});

test("A started worker sends at once what is put in, and nothing after it was stopped", async () => {
  const outbox = await openOutbox(database);
  const first = Promise.withResolvers<string>();
  const sent: string[] = [];
  const worker = outbox.worker({
    async email(_message, id) {
      sent.push(id);
      first.resolve(id);
    },
  });
  worker.start();
  const id = await outbox.put();
  expect(await first.promise).toBe(id);
  await worker.stop();
  await outbox.put();
  expect(await worker.runDue()).toBe(0);
  expect(sent).toEqual([id]);
});

test("[SEC-F11] A closed way out for mail holds up no SMS, and is not asked for every mail", async () => {
  const outbox = await openOutbox(database);
  let asked = 0;
  const texts: string[] = [];
  const sms = { channel: "sms", to: "+27821234567", text: "123456" } as const;
  const worker = outbox.worker(
    {
      async email() {
        asked += 1;
        throw new TransportAway("ECONNREFUSED");
      },
      sms: async (_message, id) => void texts.push(id),
    },
    { mail: { send: async () => mail }, text: { send: async () => sms } },
  );
  await outbox.put();
  await worker.runDue();
  for (let n = 0; n < 20; n += 1) await outbox.put();
  const text = await outbox.put("text");
  await worker.runDue();
  expect({ asked, texts }).toEqual({ asked: 1, texts: [text] });
});
