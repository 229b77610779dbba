import { apiBasePaths } from "@frontdoor/contract/call.ts";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  answerWith,
  type ReceiverPeer,
  startReceiver,
} from "../../src/integrations/webhooks/receiver.fixture.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { operatorKey } from "./operator-key.ts";
import { newStranger, registration, send } from "./person.ts";

let server: ChildServer;
let receiver: ReceiverPeer;
beforeAll(async () => {
  server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
  receiver = await startReceiver();
});
afterAll(async () => {
  await server.remove();
  await receiver.stop();
});

test("[SEC-F4 SEC-C8] a process that is killed between an event and its delivery loses neither", async () => {
  await server.start();
  const key = await operatorKey(server);
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${server.url}${apiBasePaths.products}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return JSON.parse(await response.text());
  };
  const { secret } = await ask("/webhooks/create", {
    product: "practice",
    url: receiver.url,
    reason: "test",
  });
  const person = newStranger();
  expect((await send(server.url, registration(person)))?.status).toBe(200);

  receiver.answer(answerWith(503));
  await ask("/accounts/archive", { realm: "practice", username: person.username, reason: "test" });
  await expect.poll(() => receiver.received.length).toBe(1);
  await server.kill();
  receiver.answer(answerWith(200));
  await server.start();
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);

  const [before, after] = receiver.received;
  if (before === undefined || after === undefined) throw new Error("Too little came.");
  expect(after.headers["webhook-id"]).toBe(before.headers["webhook-id"]);
  expect(new Webhook(secret).verify(after.body, after.headers)).toMatchObject({
    type: "account-archived",
  });
});
