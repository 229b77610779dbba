import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { MessageDeferred, MessageRefused, TransportAway } from "../mail/message.ts";
import { QueueFull } from "../semaphore.ts";
import { mail, openOutbox } from "./outbox.fixture.ts";
import { outboxStatus } from "./outbox-store.ts";
import { backoffMilliseconds, patientMilliseconds } from "./retry.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A fault that names neither a time nor a reason. */
const broken = async () => {
  throw Object.assign(new Error("550 no lerato@example.org here"), { code: "EENVELOPE" });
};
const away = async () => {
  throw new TransportAway("ECONNREFUSED");
};

test("[SEC-F11] A message that fails is tried eight times, ever later, and is then the operator's", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  const worker = outbox.worker({ email: broken });
  const waits: number[] = [];
  for (let n = 1; n <= 8; n += 1) {
    expect(await worker.runDue()).toBe(1);
    const row = await outbox.row(id);
    expect(row).toMatchObject({ state: n < 8 ? "waiting" : "dead", attempts: n });
    const wait = row.available_at.getTime() - outbox.clock().getTime();
    waits.push(wait);
    outbox.advance({ seconds: wait / 1_000 });
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(await worker.runDue()).toBe(0);
  expect(await outboxStatus(database.kysely, outbox.clock())).toMatchObject({ dead: 1 });
});

test("[SEC-H3] Why a message failed is kept as a code: the words may hold an address", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  await outbox.worker({ email: broken }).runDue();
  expect((await outbox.row(id)).last_error).toBe("EENVELOPE");
});

test("[SEC-F11] An hour without a mail server loses nothing, and all leaves within a minute after it", async () => {
  const outbox = await openOutbox(database);
  const ids = [await outbox.put(), await outbox.put(), await outbox.put()];
  const down = outbox.worker({ email: away });
  for (let passed = 0; passed < 3_600; passed += 5) {
    await down.runDue();
    outbox.advance({ seconds: 5 });
  }
  const sent: string[] = [];
  const up = outbox.worker({ email: async (_message, id) => void sent.push(id) });
  expect(await outboxStatus(database.kysely, outbox.clock())).toEqual({
    waiting: 3,
    leased: 0,
    dead: 0,
    ageSeconds: 3_600,
  });
  outbox.advance({ minutes: 1 });
  await up.runDue();
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

test("[SEC-F11] After an outage a message still has all its eight tries", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  for (let n = 0; n < 20; n += 1) {
    await outbox.worker({ email: away }).runDue();
    outbox.advance({ minutes: 1 });
  }
  await outbox.worker({ email: broken }).runDue();
  expect(await outbox.row(id)).toMatchObject({ state: "waiting", attempts: 1 });
});

test("[SEC-F11] A message whose code finds no place at the hasher waits, and leaves when there is one", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put("hash");
  let isBusy = true;
  const prepare = async () => {
    if (isBusy) throw new QueueFull();
    return async () => {};
  };
  const worker = outbox.worker({}, { hash: { prepare } });
  for (let n = 0; n < 20; n += 1) {
    await worker.runDue();
    outbox.advance({ minutes: 1 });
  }
  const waiting = { state: "waiting", attempts: 0, last_error: "QueueFull" };
  expect(await outbox.row(id)).toMatchObject(waiting);
  isBusy = false;
  await worker.runDue();
  expect(await outbox.row(id)).toMatchObject({ state: "done" });
});

test("[SEC-F11] After a day without a transport a message fails for good", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  await outbox.worker({ email: away }).runDue();
  outbox.advance({ hours: 24 });
  await outbox.worker({ email: away }).runDue();
  expect(await outbox.row(id)).toMatchObject({ state: "dead", last_error: "ECONNREFUSED" });
});

test("[SEC-F11 SEC-F12] Its first failure gives no message up, however late it comes by the clock", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  outbox.advance({ days: 1 });
  await outbox.worker({ email: away }).runDue();
  expect(await outbox.row(id)).toMatchObject({ state: "waiting", last_error: "ECONNREFUSED" });
  outbox.advance({ minutes: 1 });
  await outbox.worker({}).runDue();
  expect(await outbox.row(id)).toMatchObject({ state: "done" });
});

test("The waits grow to ten minutes for a message and to half a minute for a closed way out", () => {
  const least = () => 0;
  const most = () => 1;
  expect([1, 2, 3, 9, 20].map((n) => backoffMilliseconds(n, least) / 1_000)).toEqual([
    2, 4, 8, 512, 600,
  ]);
  expect(backoffMilliseconds(1, most)).toBe(2_500);
  expect([0, 60_000, 3_600_000].map((age) => patientMilliseconds(age, "away", least))).toEqual([
    2_000, 15_000, 30_000,
  ]);
  expect(patientMilliseconds(3_600_000, "away", most)).toBeLessThan(60_000);
});

test("A row for later is not counted as one that is late", async () => {
  const outbox = await openOutbox(database);
  await outbox.put("mail", {}, new Date(outbox.clock().getTime() + 3_600_000));
  outbox.advance({ minutes: 10 });
  expect(await outboxStatus(database.kysely, outbox.clock())).toMatchObject({
    waiting: 1,
    ageSeconds: 0,
  });
});

const later = async () => {
  throw new MessageDeferred("451 4.7.1 Greylisted");
};

test("[SEC-F11] A message that the other side takes later is tried for 24 hours, ever less often", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  const worker = outbox.worker({ email: later });
  let [tries, passed, longest] = [0, 0, 0];
  for (;;) {
    tries += await worker.runDue();
    const row = await outbox.row(id);
    if (row.state === "dead") break;
    expect(row).toMatchObject({
      state: "waiting",
      attempts: 0,
      last_error: "451 4.7.1 Greylisted",
    });
    const seconds = (row.available_at.getTime() - outbox.clock().getTime()) / 1_000;
    longest = Math.max(longest, seconds);
    passed += seconds;
    outbox.advance({ seconds });
  }
  expect(passed / 3_600).toBeGreaterThanOrEqual(24);
  expect(passed / 3_600).toBeLessThan(24.25);
  expect(tries).toBeLessThan(200);
  expect(longest).toBeLessThanOrEqual(750);
  expect(await outbox.row(id)).toMatchObject({ state: "dead", outcome: "given-up" });
});

test("[SEC-F11] One message that is put off holds no other up", async () => {
  const outbox = await openOutbox(database);
  const ids = [await outbox.put(), await outbox.put()];
  const sent: string[] = [];
  const email = async (_message: unknown, id: string) =>
    id === ids[0] ? later() : void sent.push(id);
  await outbox.worker({ email }).runDue();
  expect(sent).toEqual([ids[1]]);
});

test("[SEC-F11] A refused message fails for good at once, with the response", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  const email = async () => {
    throw new MessageRefused("550 5.1.1 user unknown");
  };
  await outbox.worker({ email }).runDue();
  const refused = { state: "dead", outcome: "refused", last_error: "550 5.1.1 user unknown" };
  expect(await outbox.row(id)).toMatchObject(refused);
});

test("How a message ended is kept: handed over, not needed any more, or work of the server itself", async () => {
  const outbox = await openOutbox(database);
  const ids = [await outbox.put("mail"), await outbox.put("text"), await outbox.put("work")];
  const handlers = {
    mail: { send: async () => mail },
    text: { send: async () => null },
    work: { work: async () => {} },
  };
  await outbox.worker({}, handlers).runDue();
  const rows = await Promise.all(ids.map((id) => outbox.row(id)));
  expect(rows.map(({ outcome }) => outcome)).toEqual(["handed-over", "not-needed", null]);
  expect(rows.every(({ state }) => state === "done")).toBe(true);
});

test("[SEC-F9] to whom a message was handed is kept with it, over tries and processes", async () => {
  const outbox = await openOutbox(database);
  const id = await outbox.put();
  const seen: (string | null)[] = [];
  const handing = outbox.worker({
    email: async (_message, _id, holding) => {
      seen.push(holding?.heldBy ?? null);
      await holding?.hold("first");
      throw new TransportAway("SMS_TimeoutError");
    },
  });
  await handing.runDue();
  expect((await outbox.row(id)).held_by).toBe("first");
  outbox.advance({ minutes: 1 });
  await handing.runDue();
  expect(seen).toEqual([null, "first"]);
});

test("[SEC-F11] what waits for a way out that is known to be closed says why it is", async () => {
  const outbox = await openOutbox(database);
  const worker = outbox.worker({ email: away });
  await outbox.put();
  await worker.runDue();
  const held = await outbox.put();
  await worker.runDue();
  expect(await outbox.row(held)).toMatchObject({ state: "waiting", last_error: "ECONNREFUSED" });
});

test("many messages that wait for the same cause get one line, not one each", async () => {
  const outbox = await openOutbox(database);
  for (let n = 0; n < 30; n += 1) await outbox.put();
  const lines: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => void lines.push(fields) };
  await outbox.worker({ email: away }, undefined, { log }).runDue();
  expect(lines).toEqual([
    expect.objectContaining({ alert: "MESSAGE_WAITS", kind: "mail", reason: "ECONNREFUSED" }),
  ]);
});
