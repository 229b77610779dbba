import { deliveryWaitsSeconds } from "@frontdoor/contract/products/webhooks.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { TransportAway } from "../mail/message.ts";
import { openOutbox } from "./outbox.fixture.ts";
import { outboxBell } from "./outbox.ts";
import { bringBack, broughtBackAtOnce, claimDue } from "./outbox-store.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const longest = Math.max(...deliveryWaitsSeconds);
const bringBackTo = (now: Date) => bringBack(database.kysely, now, { hash: longest });

test("[SEC-F12] a mail of a clock that was a day ahead leaves once the clock is right", async () => {
  const outbox = await openOutbox(database);
  const sent: string[] = [];
  const worker = outbox.worker({ email: async (_message, id) => void sent.push(id) });
  outbox.advance({ days: 1 });
  const id = await outbox.put();
  outbox.advance({ days: -1 });
  expect(await worker.runDue()).toBe(0);
  expect(await bringBackTo(outbox.clock())).toBe(1);
  await worker.runDue();
  expect(sent).toEqual([id]);
});

test("[SEC-F12] a way out that was closed while the clock was ahead is tried again once it is right", async () => {
  const outbox = await openOutbox(database);
  let isAway = true;
  const sent: string[] = [];
  const worker = outbox.worker({
    email: async (_message, id) => {
      if (isAway) throw new TransportAway("ECONNREFUSED");
      sent.push(id);
    },
  });
  outbox.advance({ hours: 1 });
  const id = await outbox.put();
  await worker.runDue();
  isAway = false;
  outbox.advance({ hours: -1 });
  expect(await bringBackTo(outbox.clock())).toBe(1);
  await worker.runDue();
  expect(sent).toEqual([id]);
});

test("[SEC-F12] what a process left behind that died while the clock was ahead is taken after one lease", async () => {
  const outbox = await openOutbox(database);
  outbox.advance({ days: 1 });
  const id = await outbox.put();
  const dying = outbox.worker({ email: () => new Promise(() => {}) });
  dying.start();
  await expect.poll(async () => (await outbox.row(id)).state).toBe("leased");
  await dying.stop();
  outbox.advance({ days: -1 });
  expect(await bringBackTo(outbox.clock())).toBe(1);
  const other = outbox.worker({});
  expect(await other.runDue()).toBe(0);
  outbox.advance({ seconds: 30 });
  expect(await other.runDue()).toBe(1);
});

test("[SEC-F12] a lease is renewed though the clock was ahead when it last was", async () => {
  const outbox = await openOutbox(database);
  outbox.advance({ days: 1 });
  const id = await outbox.put();
  const worker = outbox.worker({ email: () => new Promise(() => {}) });
  worker.start();
  await expect.poll(async () => (await outbox.row(id)).state).toBe("leased");
  const ahead = new Date(outbox.clock().getTime() + 60_000);
  outbox.advance({ seconds: 30 });
  outboxBell.emit("ring");
  await expect.poll(async () => (await outbox.row(id)).lease_until).toEqual(ahead);
  outbox.advance({ days: -1 });
  const until = new Date(outbox.clock().getTime() + 30_000);
  outboxBell.emit("ring");
  await expect.poll(async () => (await outbox.row(id)).lease_until).toEqual(until);
  await worker.stop();
});

test("[SEC-F12] what waits as long as it should goes on waiting", async () => {
  const outbox = await openOutbox(database);
  await outbox.put("mail", {}, new Date(outbox.clock().getTime() + 4_000));
  expect(await bringBackTo(outbox.clock())).toBe(0);
  await outbox.put("work");
  await outbox.put("hash");
  const refused = { work: () => Promise.reject(new Error("550")) };
  const handlers = { work: refused, hash: { ...refused, waitsSeconds: deliveryWaitsSeconds } };
  const worker = outbox.worker({}, handlers);
  const makeDue = () =>
    database.kysely.updateTable("outbox").set({ available_at: outbox.clock() }).execute();
  for (let tries = 1; tries <= deliveryWaitsSeconds.length; tries += 1) {
    await makeDue();
    expect(await worker.runDue()).toBeGreaterThan(1);
    expect(await bringBackTo(outbox.clock())).toBe(0);
  }
});

test("[SEC-F12] a process whose clock is behind leaves alone what others wait for and are at", async () => {
  const outbox = await openOutbox(database);
  await outbox.put("mail", {}, new Date(outbox.clock().getTime() + 4_000));
  const leased = await outbox.put();
  expect(await claimDue(database, outbox.clock(), 1)).toMatchObject([{ id: leased }]);
  const before = await outbox.row(leased);
  const behind = new Date(outbox.clock().getTime() - 15 * 60_000);
  expect(await bringBackTo(behind)).toBe(0);
  expect(await outbox.row(leased)).toEqual(before);
});

test("[SEC-F12] more than is brought back at once is brought back in turns", async () => {
  const outbox = await openOutbox(database);
  outbox.advance({ days: 1 });
  for (let n = 0; n < broughtBackAtOnce + 1; n += 1) await outbox.put();
  outbox.advance({ days: -1 });
  expect(await bringBackTo(outbox.clock())).toBe(broughtBackAtOnce);
  expect(await bringBackTo(outbox.clock())).toBe(1);
});
