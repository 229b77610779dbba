import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logIn, openBrowser, openDemo, webhookSecret } from "../../test/browser.ts";
import { type FrontDoor, startFrontDoor } from "../../test/front-door.ts";
import { isSigned } from "./signature.ts";

let frontdoor: FrontDoor;
let demo: Awaited<ReturnType<typeof openDemo>>;
beforeEach(async () => {
  frontdoor = await startFrontDoor();
  demo = await openDemo(frontdoor);
});
afterEach(() => frontdoor.close());

async function signedIn() {
  const browser = openBrowser(demo.app);
  await logIn(frontdoor, browser);
  return async () => (await browser.get("/practice")).body.includes("Welcome");
}

const eventOf = (type: string, accountId = frontdoor.person.sub) =>
  JSON.stringify({
    type,
    timestamp: demo.now().toISOString(),
    data: { accountId, inviteId: null, practiceId: null },
  });

function signatureOf(id: string, timestamp: string, body: string, secret = webhookSecret) {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
  return `v1,${signed.digest("base64")}`;
}

function post(body: string, changes: Record<string, string> = {}) {
  const timestamp = String(Math.floor(demo.now().getTime() / 1_000));
  const headers = {
    "content-type": "application/json",
    "webhook-id": "event-1",
    "webhook-timestamp": timestamp,
    "webhook-signature": signatureOf("event-1", timestamp, body),
    ...changes,
  };
  return demo.app.inject({ method: "POST", url: "/practice/webhook", headers, payload: body });
}

test.each(["account-archived", "password-changed", "signed-out"])(
  "%s ends the sessions of the account",
  async (type) => {
    const isIn = await signedIn();
    expect((await post(eventOf(type, "somebody else"))).statusCode).toBe(204);
    expect(await isIn()).toBe(true);
    await post(eventOf(type), {
      "webhook-id": "event-2",
      "webhook-signature": signatureOf(
        "event-2",
        String(Math.floor(demo.now().getTime() / 1_000)),
        eventOf(type),
      ),
    });
    expect(await isIn()).toBe(false);
  },
);

test("unknown events and pings are acknowledged", async () => {
  const isIn = await signedIn();
  expect((await post(eventOf("account-changed"))).statusCode).toBe(204);
  expect((await post('{"type":"ping"}')).statusCode).toBe(204);
  expect(await isIn()).toBe(true);
});

test("a repeated event is acknowledged and ends no later session", async () => {
  await post(eventOf("password-changed"));
  const isIn = await signedIn();
  expect((await post(eventOf("password-changed"))).statusCode).toBe(204);
  expect(await isIn()).toBe(true);
});

const anotherSecret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const old = String(Math.floor(Date.now() / 1_000) - 301);
test.each<[string, (body: string) => Record<string, string>]>([
  ["another id", () => ({ "webhook-id": "event-2" })],
  ["another moment", () => ({ "webhook-timestamp": String(Math.floor(Date.now() / 1_000) - 60) })],
  [
    "an old moment",
    (body) => ({
      "webhook-timestamp": old,
      "webhook-signature": signatureOf("event-1", old, body),
    }),
  ],
  [
    "another secret",
    (body) => ({ "webhook-signature": signatureOf("event-1", old, body, anotherSecret) }),
  ],
  ["no signature", () => ({ "webhook-signature": "" })],
  ["a signature of another version", () => ({ "webhook-signature": "v2,AAAA" })],
  ["half a signature", () => ({ "webhook-signature": "v1,AAAA" })],
])("[SEC-G2] a message with %s ends nothing", async (_what, changes) => {
  const isIn = await signedIn();
  const body = eventOf("account-archived");
  expect((await post(body, changes(body))).statusCode).toBe(401);
  expect(await isIn()).toBe(true);
});

test("invalid input gets a 4xx status", async () => {
  expect((await post("{")).statusCode).toBe(400);
  expect((await post(eventOf("x"), { "content-type": "text/plain" })).statusCode).toBe(415);
  const empty = await demo.app.inject({ method: "POST", url: "/practice/webhook" });
  expect(empty.statusCode).toBe(401);
});

test("a product without a webhook has no webhook route", async () => {
  const { statusCode } = await demo.app.inject({ method: "POST", url: "/academic/webhook" });
  expect(statusCode).toBe(404);
});

test("while the secret is replaced, a signature with either secret is accepted", () => {
  const [id, timestamp, body] = ["event-1", "1700000000", "{}"];
  const signatures = [anotherSecret, webhookSecret].map((secret) =>
    signatureOf(id, timestamp, body, secret),
  );
  const message = { id, timestamp, signatures: signatures.join(" "), body: Buffer.from(body) };
  const now = new Date(1_700_000_000_000);
  expect(isSigned(message, webhookSecret, now)).toBe(true);
  expect(isSigned(message, anotherSecret, now)).toBe(true);
});
