import { randomUUID } from "node:crypto";
import { deliveryWaitsSeconds } from "@frontdoor/contract/products/webhooks.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import { openidProduct } from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import {
  answerWith,
  type ReceiverPeer,
  startReceiver,
} from "../../integrations/webhooks/receiver.fixture.ts";
import { sendingJobs } from "../../maintenance/sending-jobs.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { enqueue } from "../outbox-jobs.ts";

let server: TestServer;
let receiver: ReceiverPeer;
beforeAll(async () => {
  server = await openTestServer({ environment: { WEBHOOK_NETWORKS: "127.0.0.0/8" } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});

/** The worker of tests is a minute ahead. */
const workerTime = () => server.deps.clock().getTime() + 60_000;
const jtiOf = (body: string) => {
  const [, claims = ""] = (new URLSearchParams(body).get("logout_token") ?? "").split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()).jti;
};

/** A logout that waits to be told, and how it stands. */
async function tellOfLogout() {
  const client = `records-${randomUUID()}`;
  await openidProduct(server, client, { backchannel_logout_uri: receiver.url });
  const { id: accountId } = await accountOf(server, (await registerPerson(server)).username);
  const { kysely } = server.database;
  const job = atOnce(server.deps.clock);
  const payload = { accountId, clientId: client, sid: "session" };
  await kysely
    .transaction()
    .execute((tx) => enqueue(tx, { ...job, kind: "practice.openid-logout", payload }));
  const rows = kysely.selectFrom("outbox").selectAll().where("id", "=", job.id);
  return { id: job.id, row: () => rows.executeTakeFirstOrThrow() };
}

test("[SEC-C8] a logout token comes again for as long as an event does, and is the same one", async () => {
  receiver.answer(answerWith(503));
  const { row } = await tellOfLogout();
  for (const least of deliveryWaitsSeconds) {
    await server.deliver();
    const { state, available_at } = await row();
    const wait = (available_at.getTime() - workerTime()) / 1_000;
    expect([state, wait >= least, wait <= least * 1.25]).toEqual(["waiting", true, true]);
    server.advance({ seconds: wait });
  }
  receiver.answer(answerWith(200));
  await server.deliver();
  expect(await row()).toMatchObject({ state: "done", outcome: "handed-over" });
  expect(receiver.received).toHaveLength(deliveryWaitsSeconds.length + 1);
  expect(new Set(receiver.received.map(({ body }) => jtiOf(body))).size).toBe(1);
});

test("[SEC-F12] what waits for hours is not taken for what a fast clock has put off", async () => {
  const { id, row } = await tellOfLogout();
  const now = new Date();
  const available_at = new Date(now.getTime() + Math.max(...deliveryWaitsSeconds) * 1_000);
  const { kysely } = server.database;
  await kysely
    .updateTable("outbox")
    .set({ available_at, attempts: 7 })
    .where("id", "=", id)
    .execute();
  const bringBack = sendingJobs.find(({ name }) => name === "bring-messages-back");
  await bringBack?.run(server.database, now);
  expect((await row()).available_at).toEqual(available_at);
});
