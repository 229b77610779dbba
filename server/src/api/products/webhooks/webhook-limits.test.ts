import type { ServerResponse } from "node:http";
import { addressInsideMessage } from "@frontdoor/contract/products/webhooks.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import {
  type ReceiverPeer,
  startReceiver,
} from "../../../integrations/webhooks/receiver.fixture.ts";

let server: TestServer;
let practice: Caller;
let receiver: ReceiverPeer;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const add = async () => (await practice.post("/webhooks/create", { url: receiver.url })).json();

test("[SEC-G7] an hour allows 60 tests of a webhook, and the next says when to come again", async () => {
  const { id } = await add();
  for (let count = 0; count < 60; count++) await practice.post(`/webhooks/${id}/test`);
  const refused = await practice.post(`/webhooks/${id}/test`);
  expect([refused.statusCode, receiver.taken().length]).toEqual([429, 60]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("[SEC-G7] tests wait for nobody: beyond four at once to one webhook they are asked to come again", async () => {
  const { id } = await add();
  const held: ServerResponse[] = [];
  receiver.answer((response) => held.push(response));
  const tests = Array.from({ length: 5 }, () => practice.post(`/webhooks/${id}/test`));
  const first = await Promise.race(tests);
  expect(first.statusCode).toBe(429);
  await expect.poll(() => held.length).toBe(4);
  for (const response of held) response.writeHead(204).end();
  const answers = await Promise.all(tests);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 429]);
});

test.each(["https://10.0.0.1/", "https://169.254.169.254/", "https://[::ffff:10.0.0.1]/"])(
  "[SEC-G7] %s leads inside, and is not taken",
  async (url) => {
    const answer = await practice.post("/webhooks/create", { url });
    expect(answer.json()).toMatchObject({ fields: { url: addressInsideMessage } });
  },
);
