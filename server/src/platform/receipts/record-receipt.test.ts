import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import { handedOverRow } from "../../../test/handed-over.ts";
import type { Database } from "../database/database.ts";
import type { OutboxHandler } from "../outbox/jobs.ts";
import { openOutbox } from "../outbox/outbox.fixture.ts";
import type { Receipt } from "./receipt.ts";
import type { EndedMessage } from "./receipt-store.ts";
import { type ReceiptDeps, recordReceipts, writeEarly } from "./record-receipt.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sms = { channel: "sms", to: "+27821234567", text: "042917" } as const;
const handlers: Record<string, OutboxHandler<Record<string, string>>> = {
  text: { send: async () => sms },
};

const record = async (deps: ReceiptDeps, receipt: Receipt) =>
  (await recordReceipts(deps, receipt.provider, [receipt]))[0];

async function opened() {
  const outbox = await openOutbox(database);
  const ended: EndedMessage[] = [];
  const deps: ReceiptDeps = {
    database,
    clock: outbox.clock,
    onEnded: async (_tx, messages) => void ended.push(...messages),
  };
  const receipt = {
    provider: "bulksms",
    id: null,
    providerId: "B-1",
    outcome: "delivered",
    because: null,
    endedAt: outbox.clock(),
  } as const;
  const onHandedOver = async (
    _row: unknown,
    { provider, providerId }: { provider: string; providerId: string | null },
  ) => {
    await writeEarly(deps, provider, [{ id: null, providerId }]);
  };
  return { ...outbox, deps, ended, receipt, onHandedOver };
}

test("whoever took a message is kept with it: provider, number and country, and no number of a phone", async () => {
  const { put, worker, row } = await opened();
  const id = await put("text");
  const accepted = async () => ({ provider: "bulksms", providerId: "B-1" });
  await worker({ sms: accepted }, handlers).runDue();
  const kept = await row(id);
  expect(kept).toMatchObject({ provider: "bulksms", provider_id: "B-1", country: "ZA" });
  expect(JSON.stringify(kept)).not.toContain("27821234567");
});

test("a receipt that comes before the provider has answered counts once it has", async () => {
  const { put, worker, row, deps, receipt, ended, onHandedOver } = await opened();
  const id = await put("text");
  let early: unknown;
  const accepted = async () => {
    early = await record(deps, receipt);
    return { provider: "bulksms", providerId: "B-1" };
  };
  await worker({ sms: accepted }, handlers, { onHandedOver }).runDue();
  expect(early).toBe("early");
  expect(await row(id)).toMatchObject({ state: "done", outcome: "delivered" });
  expect(ended).toHaveLength(1);
  expect(await record(deps, receipt)).toBe("known");
});

test("a receipt that comes between the hand-over and the look for early ones is found by one of the two", async () => {
  const { put, worker, row, deps, receipt } = await opened();
  const id = await put("text");
  const accepted = async () => ({ provider: "bulksms", providerId: "B-1" });
  const onHandedOver = async () => {
    expect(await record(deps, receipt)).toBe("written");
  };
  await worker({ sms: accepted }, handlers, { onHandedOver }).runDue();
  expect((await row(id)).outcome).toBe("delivered");
});

test("a message that has left is not told to wait where the look for early receipts fails", async () => {
  const { put, worker, row } = await opened();
  const id = await put("text");
  const told: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => void told.push(fields) };
  const accepted = async () => ({ provider: "bulksms", providerId: "B-1" });
  const onHandedOver = () => Promise.reject(new Error("The database went away."));
  await worker({ sms: accepted }, handlers, { onHandedOver, log }).runDue();
  expect((await row(id)).state).toBe("done");
  expect(told).toEqual([]);
});

test("what follows from a receipt is written together with it, or neither is", async () => {
  const { put, worker, row, deps, receipt } = await opened();
  const id = await put("text");
  const accepted = async () => ({ provider: "bulksms", providerId: "B-1" });
  await worker({ sms: accepted }, handlers).runDue();
  const broken = { ...deps, onEnded: () => Promise.reject(new Error("broken")) };
  await expect(record(broken, receipt)).rejects.toThrow("broken");
  expect((await row(id)).outcome).toBe("handed-over");
  expect(await record(deps, receipt)).toBe("written");
});

test("the same receipts in two callbacks at once, in either order and some messages with two, are each written once", async () => {
  const { deps, ended, receipt, clock } = await opened();
  const now = clock();
  const rows = Array.from({ length: 180 }, (_, place) => ({
    ...handedOverRow(now, { kind: "text-sms", provider: "bulksms" }),
    provider_id: `T-${place}`,
  }));
  await database.kysely.insertInto("outbox").values(rows).execute();
  const receipts = rows.flatMap(({ provider_id }, place): Receipt[] => {
    const arrived = { ...receipt, providerId: provider_id };
    const off = { ...arrived, outcome: "undelivered", because: "unreachable" } as const;
    return place < 10 ? [off, arrived] : [arrived];
  });
  const results = await Promise.all(
    [receipts, receipts.toReversed()].map((some) => recordReceipts(deps, "bulksms", some)),
  );
  const written = results.flat().filter((result) => result === "written");
  expect(written.length).toBe(ended.length);
  const arrived = ended.filter((message) => message.receipt.outcome === "delivered");
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(180);
  expect(arrived).toHaveLength(180);
  const left = await database.kysely
    .selectFrom("outbox")
    .select((e) => e.fn.countAll<string>().as("count"))
    .where("provider_id", "like", "T-%")
    .where("outcome", "=", "delivered")
    .executeTakeFirstOrThrow();
  expect(Number(left.count)).toBe(180);
});
