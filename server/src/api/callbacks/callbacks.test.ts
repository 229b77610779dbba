import { createHmac } from "node:crypto";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { handedOver } from "../../../test/handed-over.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { longestEarlyReceipts } from "../../platform/receipts/receipt-store.ts";
import { smsCallbacks } from "./callback-sources.ts";

const secret = "a-secret-of-forty-letters-that-nobody-has";
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({
    environment: {
      SMS_PROVIDER: "bulksms",
      SMS_ACCOUNT: "account",
      SMS_TOKEN: "token",
      SMS_CALLBACK_SECRET: secret,
      SMS_FALLBACK: "twilio",
      SMS_FALLBACK_ACCOUNT: "AC1",
      SMS_FALLBACK_TOKEN: "twilio-token",
      SMS_FALLBACK_FROM: "+1",
      SMTP_URL: "smtp://localhost:2525",
      MAIL_PROVIDER: "postmark",
      MAIL_CALLBACK_SECRET: secret,
    },
  });
});
afterAll(() => server.close());

const rowOf = (id: string) =>
  server.database.kysely
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const call = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json", ...headers },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
const bulksms = (body: unknown) => call(`/callbacks/sms/bulksms?secret=${secret}`, body);
const told = (id: string, type: string, subtype: string | null = null) => [
  { id, type: "SENT", status: { id: `${type}.${subtype}`, type, subtype } },
];
const password = { authorization: `Basic ${Buffer.from(`receipts:${secret}`).toString("base64")}` };
const postmark = (body: unknown) => call("/callbacks/mail/postmark", body, password);
const bounce = (id: string, Type = "HardBounce") => ({
  RecordType: "Bounce",
  Type,
  Metadata: { id },
  BouncedAt: server.deps.clock().toISOString(),
});
const counted = async (provider: string, outcome: string) => {
  const { values } = await server.deps.metrics.receipts.get();
  return (
    values.find(({ labels }) => labels.provider === provider && labels.outcome === outcome)
      ?.value ?? 0
  );
};

test("an SMS that was handed over is delivered once its receipt says so", async () => {
  const { id, providerId } = await handedOver(server);
  const answer = await bulksms(told(providerId, "DELIVERED"));
  expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  expect(await rowOf(id)).toMatchObject({ outcome: "delivered", undelivered_because: null });
});

test("an SMS that did not arrive says why, in words of ours", async () => {
  const { id, providerId } = await handedOver(server);
  await bulksms(told(providerId, "FAILED", "EXPIRED"));
  expect(await rowOf(id)).toMatchObject({
    outcome: "undelivered",
    undelivered_because: "unreachable",
  });
});

test("a receipt that comes twice, or of a state before, changes nothing and is counted", async () => {
  const { id, providerId } = await handedOver(server);
  await bulksms(told(providerId, "DELIVERED"));
  const before = [await rowOf(id), await counted("bulksms", "known")] as const;
  await bulksms(told(providerId, "DELIVERED"));
  await bulksms(told(providerId, "SENT"));
  await bulksms(told(providerId, "FAILED", "EXPIRED"));
  expect(await rowOf(id)).toEqual(before[0]);
  expect(await counted("bulksms", "known")).toBe(before[1] + 2);
});

test("receipts of one SMS end alike in whichever order they come", async () => {
  const ends = [];
  for (const order of [
    ["DELIVERED", "FAILED"],
    ["FAILED", "DELIVERED"],
  ]) {
    const { id, providerId } = await handedOver(server);
    for (const type of order) await bulksms(told(providerId, type));
    ends.push((await rowOf(id)).outcome);
  }
  expect(ends).toEqual(["delivered", "delivered"]);
});

test("receipts of one mail end alike in whichever order they come: a bounce may follow hours later", async () => {
  for (const isReversed of [false, true]) {
    const { id } = await handedOver(server, {
      kind: "practice.welcome-mail",
      provider: "postmark",
      providerId: null,
    });
    const receipts = [{ RecordType: "Delivery", Metadata: { id } }, bounce(id)];
    for (const each of isReversed ? receipts.toReversed() : receipts) await postmark(each);
    expect(await rowOf(id)).toMatchObject({
      outcome: "undelivered",
      undelivered_because: "no-such-address",
    });
  }
});

test("a receipt of a message that nobody knows is answered alike, kept for later and counted", async () => {
  const before = await counted("bulksms", "early");
  const answer = await bulksms(told("unheard-of", "DELIVERED"));
  expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  expect(await counted("bulksms", "early")).toBe(before + 1);
});

test("a receipt counts of the provider's own messages alone", async () => {
  const { id } = await handedOver(server, { provider: "twilio", providerId: "SM-other" });
  await bulksms(told("SM-other", "DELIVERED"));
  expect((await rowOf(id)).outcome).toBe("handed-over");
});

test.each([
  ["no secret", "/callbacks/sms/bulksms", {}],
  ["a wrong one", "/callbacks/sms/bulksms?secret=another-secret-of-forty-letters", {}],
  ["two at once", `/callbacks/sms/bulksms?secret=${secret}&secret=${secret}`, {}],
  ["a wrong password", "/callbacks/sms/bulksms", { authorization: "Basic cmVjZWlwdHM6d3Jvbmc=" }],
])("[SEC-G8] a callback with %s changes nothing", async (_name, url, headers) => {
  const { id, providerId } = await handedOver(server);
  const before = await counted("bulksms", "not-genuine");
  const answer = await call(url, told(providerId, "DELIVERED"), headers);
  expect([answer.statusCode, answer.body]).toEqual([401, ""]);
  expect((await rowOf(id)).outcome).toBe("handed-over");
  expect(await counted("bulksms", "not-genuine")).toBe(before + 1);
});

test("[SEC-G8] without the secret no body is read, and a client that has shown none sixty times in a minute is refused", async () => {
  const stranger = (remoteAddress: string, url = "/callbacks/sms/bulksms") =>
    server.app.inject({
      method: "POST",
      url,
      remoteAddress,
      headers: { "content-type": "application/json" },
      payload: "x".repeat(2 * 1024 * 1024),
    });
  for (let time = 0; time < 60; time += 1) {
    const { statusCode } = await stranger(`2001:db8::${time.toString(16)}`);
    expect(statusCode, "no 413: the body was not looked at").toBe(401);
  }
  const refused = await stranger("2001:db8::ffff", "/callbacks/sms/twilio");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  const shown = await server.app.inject({
    method: "POST",
    url: `/callbacks/sms/bulksms?secret=${secret}`,
    remoteAddress: "2001:db8::ffff",
    headers: { "content-type": "application/json" },
    payload: "[]",
  });
  expect(shown.statusCode, "the secret counts wherever it comes from").toBe(200);
});

test("[SEC-G8] Twilio's receipts count by its signature over address and fields alone", async () => {
  const { id } = await handedOver(server, { provider: "twilio", providerId: "SM1" });
  const fields = { MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30005" };
  const url = "/callbacks/sms/twilio";
  const signed = Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join(""))
    .join("");
  const signature = createHmac("sha1", "twilio-token")
    .update(`https://localhost:3000${url}${signed}`)
    .digest("base64");
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  const send = (payload: string, headers: Record<string, string>) =>
    call(url, payload, { ...form, ...headers });
  expect((await send(body, {})).statusCode).toBe(401);
  expect((await send(body, { "x-twilio-signature": "bm9uZQ==" })).statusCode).toBe(401);
  const other = body.replace("SM1", "SM2");
  expect((await send(other, { "x-twilio-signature": signature })).statusCode).toBe(401);
  expect((await rowOf(id)).outcome).toBe("handed-over");
  expect((await send(body, { "x-twilio-signature": signature })).statusCode).toBe(200);
  expect((await rowOf(id)).undelivered_because).toBe("no-such-address");
});

test("[SEC-G8] where both providers are accounts of Twilio, the receipts of both count", async () => {
  const { sms } = server.deps.config;
  if (!sms?.fallback) throw new Error("There is no second provider.");
  const second = { ...sms.fallback, token: "another-token" };
  const [source] = smsCallbacks({ sms: { ...sms, ...sms.fallback, fallback: second } });
  const url = "https://localhost:3000/callbacks/sms/twilio";
  const isGenuine = (token: string) => {
    const signature = createHmac("sha1", token).update(`${url}MessageSidSM1`).digest("base64");
    const headers = { "x-twilio-signature": signature };
    return source?.isGenuine({ url, headers, query: {}, text: "", body: { MessageSid: "SM1" } });
  };
  const found = await Promise.all(["twilio-token", "another-token", "no-token"].map(isGenuine));
  expect(found).toEqual([true, true, false]);
});

test.each([
  "/callbacks/sms/vonage",
  "/callbacks/mail/ses",
  "/callbacks/sms/postmark",
  "/callbacks",
])("%s, which is not configured, is an address like any that is not there", async (url) => {
  expect((await call(url, {}, password)).statusCode).toBe(404);
});

test("a callback of no known shape is taken, so that it does not come again, and counted", async () => {
  for (const body of ["", "not json", "[", { hello: 1 }, "null", '{"__proto__":1}']) {
    expect((await bulksms(body)).statusCode).toBe(200);
  }
  expect(await counted("bulksms", "unreadable")).toBe(6);
});

test("a flood of receipts of unknown messages keeps no more than it may, and people still log in", async () => {
  const { username, password } = await registerPerson(server);
  const flood = Array.from({ length: 1_500 }, (_, at) => told(`flood-${at}`, "DELIVERED")).flat();
  const now = server.deps.clock();
  await sql`
    insert into early_receipts (provider, message, outcome, ended_at, received_at)
    select 'bulksms', 'provider:before-' || n, 'delivered', ${now}::timestamptz, ${now}::timestamptz
    from generate_series(1, ${longestEarlyReceipts - 100}) as n`.execute(server.database.kysely);
  const answers = [bulksms(flood), bulksms(flood)].map((call) => call.then((answer) => answer));
  const login = await server.post("/practice/security/auth", { username, password });
  expect(login.statusCode).toBe(200);
  for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
  const { count } = await server.database.kysely
    .selectFrom("early_receipts")
    .select((e) => e.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(longestEarlyReceipts);
  expect(await counted("bulksms", "dropped")).toBeGreaterThan(0);
});

test("more callbacks than two at once wait for their turn, and a hundred that wait are enough: nobody's login waits for the database behind them", async () => {
  const release = await holdReceipts();
  const answers = Array.from({ length: 103 }, (_, at) =>
    bulksms(told(`held-${at}`, "DELIVERED")).then((answer) => answer),
  );
  const first = await Promise.any(answers);
  expect([first.statusCode, first.headers["retry-after"]]).toEqual([503, "2"]);
  expect(await counted("bulksms", "busy")).toBe(1);
  await release();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 102 }, () => 200), 503]);
});

test("[SEC-F11] a thousand receipts get their answer, however long that takes", async () => {
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const release = await holdReceipts();
  const asked = once(server.app.server, "request");
  const thousand = Array.from({ length: 1_000 }, (_, at) => told(`slow-${at}`, "DELIVERED"));
  const answer = fetch(`${origin}/callbacks/sms/bulksms?secret=${secret}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(thousand.flat()),
  });
  const [, response]: ServerResponse[] = await asked;
  await expect.poll(() => response?.listenerCount("timeout")).toBe(1);
  // As once nothing has come on the connection for its time.
  response?.socket?.emit("timeout");
  await release();
  expect((await answer).status).toBe(200);
});

/** Keeps every receipt from being written down until what it returns is called. */
async function holdReceipts(): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const held = server.database.kysely.transaction().execute(async (tx) => {
    await sql`lock table early_receipts in access exclusive mode`.execute(tx);
    isHeld.resolve();
    await gate.promise;
  });
  await isHeld.promise;
  return () => {
    gate.resolve();
    return held;
  };
}
