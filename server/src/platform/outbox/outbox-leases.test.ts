import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import type { Transport } from "../mail/message.ts";
import { startSmtpPeer } from "../mail/smtp-peer.fixture.ts";
import { createSmtpTransport } from "../mail/smtp-transport.ts";
import { messageIds, openOutbox, sender } from "./outbox.fixture.ts";
import { outboxBell } from "./outbox.ts";
import type { OutboxWorker } from "./outbox-worker.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const soon = { interval: 20 };
const never = () => new Promise<never>(() => {});

function start(worker: OutboxWorker): OutboxWorker {
  worker.start();
  open.push(() => worker.stop());
  return worker;
}
async function openMail(times?: { beginMilliseconds: number; answerMilliseconds: number }) {
  const peer = await startSmtpPeer();
  const smtpUrl = peer.url;
  const transport = createSmtpTransport({
    smtpUrl,
    from: sender,
    requireTls: false,
    ...(times === undefined ? {} : { times }),
  });
  open.push(
    () => peer.stop(),
    () => transport.close(),
  );
  return { peer, email: transport.send };
}

test("[SEC-F3 SEC-F11] A mail server that takes two minutes to answer gets one copy, by the worker that waits for it", async () => {
  const outbox = await openOutbox(database);
  const { peer, email } = await openMail();
  const { release } = peer.hold();
  const id = await outbox.put();
  start(outbox.worker({ email }));
  const other = outbox.worker({ email });
  await expect.poll(() => peer.mails.length, soon).toBe(1);
  for (let passed = 0; passed < 120; passed += 20) {
    const { lease_until } = await outbox.row(id);
    outbox.advance({ seconds: 20 });
    outboxBell.emit("ring");
    const renewed = async () => (await outbox.row(id)).lease_until;
    await expect.poll(renewed, soon).not.toEqual(lease_until);
    expect(await other.runDue()).toBe(0);
  }
  release();
  await expect.poll(() => outbox.row(id), soon).toMatchObject({ state: "done", attempts: 1 });
  expect(messageIds(peer.mails)).toEqual([id]);
});

test("[SEC-F4] A worker that dies after the server took a mail leads to one more copy, with the same Message-ID", async () => {
  const outbox = await openOutbox(database);
  const { peer, email } = await openMail();
  const id = await outbox.put();
  const dying = start(
    outbox.worker({ email: (message, sent) => email(message, sent).then(never) }),
  );
  await expect.poll(() => peer.mails.length, soon).toBe(1);
  await dying.stop();
  const other = outbox.worker({ email });
  outbox.advance({ seconds: 29 });
  expect(await other.runDue()).toBe(0);
  outbox.advance({ seconds: 1 });
  expect(await other.runDue()).toBe(1);
  outbox.advance({ hours: 1 });
  expect(await other.runDue()).toBe(0);
  expect(messageIds(peer.mails)).toEqual([id, id]);
  expect(await outbox.row(id)).toMatchObject({ state: "done", attempts: 2 });
});

test("[SEC-F3] A process that was suspended longer than a lease does not take its own rows again", async () => {
  const outbox = await openOutbox(database);
  const sent: string[] = [];
  const id = await outbox.put();
  start(
    outbox.worker({
      email: (_message, sentId) => {
        sent.push(sentId);
        return never();
      },
    }),
  );
  await expect.poll(() => sent, soon).toEqual([id]);
  outbox.advance({ minutes: 5 });
  outboxBell.emit("ring");
  const isHeld = async () => Number((await outbox.row(id)).lease_until) > outbox.clock().getTime();
  await expect.poll(isHeld, soon).toBe(true);
  expect(await outbox.row(id)).toMatchObject({ state: "leased", attempts: 1 });
  expect(sent).toEqual([id]);
});

test("[SEC-F4] A worker that was suspended sends by no provider what another worker sent meanwhile", async () => {
  const outbox = await openOutbox(database);
  const { promise: suspended, resolve: resume } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const by = (name: string, wait: Promise<void> | null): Transport => {
    return async (_message, _id, holding) => {
      await wait;
      await holding?.hold(name);
      sent.push(name);
      return undefined;
    };
  };
  const id = await outbox.put();
  const late = outbox.worker({ email: by("first", suspended) }).runDue();
  await expect.poll(() => outbox.row(id), soon).toMatchObject({ state: "leased" });
  outbox.advance({ seconds: 30 });
  await outbox.worker({ email: by("second", null) }).runDue();
  resume();
  await late;
  expect(sent).toEqual(["second"]);
  expect(await outbox.row(id)).toMatchObject({ state: "done", held_by: "second", attempts: 2 });
});

test("[SEC-F11] While one mail is slow the others leave, and stopping waits for it no longer than it may", async () => {
  const outbox = await openOutbox(database);
  const sent: string[] = [];
  const slow = await outbox.put();
  const worker = start(
    outbox.worker({ email: async (_message, id) => (id === slow ? never() : void sent.push(id)) }),
  );
  const others: string[] = [];
  for (let n = 0; n < 25; n += 1) others.push(await outbox.put());
  await expect.poll(() => sent.toSorted(), soon).toEqual(others.toSorted());
  await worker.stop();
  expect(await outbox.row(slow)).toMatchObject({ state: "leased", attempts: 1 });
});

test("[SEC-F11] A mail that finds no free connection waits, and its tries are not spent", async () => {
  const outbox = await openOutbox(database);
  const { peer, email } = await openMail({ beginMilliseconds: 1_000, answerMilliseconds: 60_000 });
  const { release } = peer.hold();
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(await outbox.put());
  start(outbox.worker({ email }));
  const rows = () => Promise.all(ids.map((id) => outbox.row(id)));
  const waiting = { state: "waiting", attempts: 0, last_error: "ETIMEDOUT" };
  await expect.poll(rows, soon).toContainEqual(expect.objectContaining(waiting));
  release();
  const isDone = async () => {
    const states = (await rows()).map(({ state }) => state);
    // While one is on its way the clock stands, or its lease would end and it would leave again.
    if (!states.includes("leased")) {
      outbox.advance({ minutes: 1 });
      outboxBell.emit("ring");
    }
    return states.every((state) => state === "done");
  };
  await expect.poll(isDone, soon).toBe(true);
  expect(messageIds(peer.mails).toSorted()).toEqual(ids.toSorted());
});
