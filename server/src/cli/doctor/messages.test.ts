import { afterEach, expect, test } from "vitest";
import { openStandIn, type StandIn } from "../../platform/sms/stand-in.fixture.ts";
import { checkSms } from "./messages.ts";

const opened: StandIn[] = [];
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
