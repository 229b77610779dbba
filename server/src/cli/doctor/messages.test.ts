import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openStandIn, type StandIn } from "../../platform/sms/stand-in.fixture.ts";
import { checkSms } from "./messages.ts";

const opened: Pick<StandIn, "stop">[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
});

/** An account with a provider that answers so, whatever it is asked. */
async function accountOf(status: number, body?: unknown) {
  const provider = await openStandIn();
  opened.push(provider);
  provider.answer(status, body);
  const url = `${provider.url}/v1/messages`;
  return { provider: "bulksms", account: "a", token: "t", from: null, url, http: null } as const;
}

test("a provider that refuses the account is told of, and the second one that has no credit left", async () => {
  const first = await accountOf(401);
  const fallback = await accountOf(200, { credits: { balance: 0 } });
  const sms = { ...first, fallback, callbackSecret: null, receiptsTo: null, countries: null };
  expect((await checkSms({ sms })).findings).toMatchObject([
    { state: "fail", found: expect.stringContaining("refuses the account") },
    { state: "warn", found: expect.stringContaining("Credit: 0 credits.") },
  ]);
});

const longAgo = "Mon, 01 Jan 2024 00:00:00 GMT";
/** An account with a provider that has the time of long ago, and takes its time. */
async function lateAccount(milliseconds: number) {
  const server = createServer(async (_request, response) => {
    await pause(milliseconds);
    response.writeHead(405, { Date: longAgo }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  opened.push({ stop: async () => void server.close() });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages`;
  return { provider: "bearer", account: null, token: "t", from: null, url, http: null } as const;
}

test("while the second provider keeps us waiting the clock of the first one goes on", async () => {
  const [first, fallback] = [await lateAccount(0), await lateAccount(200)];
  const sms = { ...first, fallback, callbackSecret: null, receiptsTo: null, countries: null };
  const { clock } = await checkSms({ sms });
  expect(Number(clock)).toBeGreaterThanOrEqual(Date.parse(longAgo) + 190);
});
