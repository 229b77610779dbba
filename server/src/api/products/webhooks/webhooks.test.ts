import { randomUUID } from "node:crypto";
import {
  tooManyWebhooksMessage,
  webhookAddressMessage,
} from "@frontdoor/contract/products/webhooks.ts";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import {
  answerWith,
  type ReceiverPeer,
  startReceiver,
} from "../../../integrations/webhooks/receiver.fixture.ts";

let server: TestServer;
let practice: Caller;
let academic: Caller;
let operator: Caller;
let receiver: ReceiverPeer;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
  academic = await callerAs(server, "academic");
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.kysely.deleteFrom("webhooks").execute();
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const add = async (url = receiver.url, caller = practice) =>
  (await caller.post("/webhooks/create", { url })).json();
const list = async (caller: Caller, query = "") => (await caller.get(`/webhooks${query}`)).json();

async function changePassword() {
  const { username } = await registerPerson(server);
  const { token } = await askForReset(server, username);
  const change = { password: "lantern-maple-90", token };
  await server.post("/practice/security/password/processReset", change);
  await server.deliver();
  return accountOf(server, username);
}

describe("200", () => {
  test("[SEC-C8] a changed password is posted to the product's webhook, and stays in its list of events", async () => {
    const { id, secret } = await add();
    const account = await changePassword();
    const messages = receiver.taken();
    const bodies = messages.map(({ body, headers }) => new Webhook(secret).verify(body, headers));
    const data = { accountId: account.id, inviteId: null, practiceId: null };
    const timestamp = expect.any(String);
    expect(bodies).toContainEqual({ type: "password-changed", timestamp, data });
    const events: { id: string }[] = (await practice.get("/events?kind=password-changed")).json();
    const ids = messages.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toContain(events.at(-1)?.id);
    const deliveries = (await practice.get(`/webhooks/${id}/deliveries`)).json();
    expect(deliveries).toContainEqual({
      id: expect.any(String),
      eventId: events.at(-1)?.id,
      kind: "password-changed",
      state: "delivered",
      tries: 1,
      lastStatus: 204,
      lastTriedAt: expect.any(String),
      deliveredAt: expect.any(String),
      createdAt: expect.any(String),
    });
    expect(messages.map(({ body }) => body).join()).not.toContain(account.email);
  });

  test("a failed delivery is listed by its state and page, and is sent again", async () => {
    const { id } = await add();
    receiver.answer(answerWith(500));
    await changePassword();
    const path = `/webhooks/${id}/deliveries`;
    expect((await practice.get(`${path}?state=failed`)).json()).toEqual([]);
    await server.database.kysely
      .updateTable("outbox")
      .set({ state: "dead" })
      .where("kind", "=", "webhook.delivery")
      .execute();
    const failed = (await practice.get(`${path}?state=failed`)).json();
    expect(failed.map(({ lastStatus }: { lastStatus: number }) => lastStatus)).toEqual([500, 500]);
    const first = await practice.get(`${path}?state=failed&limit=1`);
    expect([first.json(), first.headers.link]).toEqual([
      [failed[0]],
      `</api/products${path}?state=failed&limit=1&after=${failed[0].id}>; rel="next"`,
    ]);
    expect((await practice.get(`${path}?after=${failed[0].id}`)).json()).toEqual([failed[1]]);

    receiver.answer(answerWith(200));
    receiver.taken();
    const again = () => practice.post(`/webhooks/deliveries/${failed[0].id}/send-again`);
    expect((await again()).json()).toEqual({});
    expect((await again()).statusCode).toBe(404);
    await server.deliver();
    const ids = receiver.taken().map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([failed[0].eventId]);
  });

  test.each([
    [200, true],
    [202, true],
    [302, false],
    [404, false],
    [500, false],
  ])("a test posts a ping and tells that the answer was %s", async (status, delivered) => {
    const { id, secret } = await add();
    receiver.answer(answerWith(status, { location: "http://127.0.0.1/elsewhere" }));
    const answer = await practice.post(`/webhooks/${id}/test`);
    expect(answer.json()).toEqual({ delivered, status, isUnresolved: false });
    const [message] = receiver.taken();
    if (message === undefined) throw new Error("Nothing came.");
    expect(new Webhook(secret).verify(message.body, message.headers)).toMatchObject({
      type: "ping",
      data: { accountId: null, inviteId: null, practiceId: null },
    });
    expect((await practice.get(`/webhooks/${id}/deliveries`)).json()).toEqual([]);
  });

  test("[SEC-G7] a test tells no more of a receiver than its status, or that its name cannot be resolved", async () => {
    const { id } = await add();
    receiver.answer((response) => response.writeHead(200, { "x-inside": "secret" }).end("secret"));
    const answer = await practice.post(`/webhooks/${id}/test`);
    expect(answer.body + JSON.stringify(answer.headers)).not.toMatch(/secret/);
    await receiver.stop();
    const away = (await practice.post(`/webhooks/${id}/test`)).json();
    expect(away).toEqual({ delivered: false, status: null, isUnresolved: false });
    const unknown = await add("https://no-such-host.invalid/events");
    const unresolved = (await practice.post(`/webhooks/${unknown.id}/test`)).json();
    expect(unresolved).toEqual({ delivered: false, status: null, isUnresolved: true });
    receiver = await startReceiver();
  });

  test("[SEC-C3] the secret is shown when it is made, and never again; what is kept is encrypted", async () => {
    const { id, secret } = await add();
    const rotated = (await practice.post(`/webhooks/${id}/rotate`)).json();
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(secret);
    const [listed] = await list(practice);
    expect(listed.previousSecretUntil).toBe(rotated.previousSecretUntil);
    const rows = await server.database.kysely.selectFrom("webhooks").selectAll().execute();
    for (const text of [JSON.stringify(rows), JSON.stringify(listed)]) {
      for (const value of [secret, rotated.secret]) {
        expect(text).not.toContain(value.replace("whsec_", ""));
      }
    }
  });

  test("[SEC-F2] a repeated request adds one webhook and rotates it once", async () => {
    const key = { "idempotency-key": "webhook-once" };
    const create = () => practice.post("/webhooks/create", { url: receiver.url }, key);
    const first = (await create()).json();
    expect((await create()).json()).toEqual(first);
    expect(await list(practice)).toHaveLength(1);
    const rotate = () => practice.post(`/webhooks/${first.id}/rotate`, {}, key);
    expect((await rotate()).json()).toEqual((await rotate()).json());
  });

  test("a product sees its own webhooks, the operator all, each by pages", async () => {
    const mine = await add();
    server.advance({ seconds: 1 });
    const theirs = await add("https://academic.example/hook", academic);
    const ids = async (caller: Caller, query = "") =>
      (await list(caller, query)).map(({ id }: { id: string }) => id);
    expect(await ids(practice)).toEqual([mine.id]);
    expect(await ids(practice, "?product=academic")).toEqual([mine.id]);
    expect(await ids(operator)).toEqual([mine.id, theirs.id]);
    expect(await ids(operator, "?product=academic")).toEqual([theirs.id]);
    const first = await operator.get("/webhooks?limit=1");
    expect(first.headers.link).toContain(`after=${mine.id}`);
    expect(await ids(operator, `?after=${mine.id}`)).toEqual([theirs.id]);
  });

  test("[SEC-H5] adding, rotating and ending are in the audit, without the secret and the path", async () => {
    const url = "https://practice.example:8443/hook/private-part";
    const { id, secret } = await add(url);
    await practice.post(`/webhooks/${id}/rotate`);
    await operator.post(`/webhooks/${id}/end`);
    const events = await server.database.kysely
      .selectFrom("audit_events")
      .select(["kind", "actor", "details"])
      .where("kind", "like", "webhook-%")
      .orderBy("id")
      .execute();
    const about = events.filter(({ details }) => details.webhookId === id);
    const host = "practice.example:8443";
    expect(about).toHaveLength(3);
    expect(about).toContainEqual({
      kind: "webhook-added",
      actor: "practice",
      details: { webhookId: id, product: "practice", host, from: "192.0.2.0/24" },
    });
    const details = { webhookId: id, from: "192.0.2.0/24" };
    expect(about).toContainEqual({ kind: "webhook-rotated", actor: "practice", details });
    expect(about).toContainEqual({ kind: "webhook-ended", actor: "operator", details });
    expect(JSON.stringify(about)).not.toContain(secret);
  });

  test("an ended webhook gets nothing, keeps no secret, and is listed with its end", async () => {
    const { id } = await add();
    expect((await practice.post(`/webhooks/${id}/end`)).json()).toEqual({});
    await changePassword();
    expect(receiver.received).toEqual([]);
    expect(await list(practice)).toMatchObject([{ id, endedAt: expect.any(String) }]);
    const rows = await server.database.kysely.selectFrom("webhooks").selectAll().execute();
    expect(rows).toMatchObject([{ key_sealed: null, previous_key_sealed: null }]);
    expect((await practice.get(`/webhooks/${id}/deliveries`)).json()).toEqual([]);
  });

  test("the operator names the product", async () => {
    const body = { url: "https://patient.example/hook", product: "patient", reason: "test" };
    const { id } = (await operator.post("/webhooks/create", body)).json();
    expect(await list(operator)).toMatchObject([{ id, product: "patient" }]);
  });
});

describe("400", () => {
  test.each([
    "http://practice.example/hook",
    "http://10.0.0.7/hook",
    "http://127.0.0.1.example/hook",
    "ftp://practice.example/hook",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://user:pass@practice.example/hook",
    "https://user@practice.example/hook",
    "https://practice.example/hook#part",
    "https://",
    "//practice.example/hook",
    "practice.example",
    "",
  ])("[SEC-G7] %j is no address of a webhook", async (url) => {
    const answer = await practice.post("/webhooks/create", { url });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { url: webhookAddressMessage },
    ]);
  });

  test("an address that is too long, or holds a control character", async () => {
    for (const url of [`https://practice.example/${"x".repeat(500)}`, "https://a.example/\u0000"]) {
      const answer = await practice.post("/webhooks/create", { url });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["url"]]);
    }
  });

  test("a product adds none for another, and the operator none for nobody", async () => {
    const url = "https://practice.example/hook";
    const other = await practice.post("/webhooks/create", { url, product: "academic" });
    const nobody = await operator.post("/webhooks/create", { url, reason: "test" });
    for (const { statusCode, json } of [other, nobody]) {
      expect([statusCode, Object.keys(json().fields)]).toEqual([400, ["product"]]);
    }
  });

  test("[SEC-F13] an eleventh webhook of a product, of any number that are added at once", async () => {
    const addOne = () => practice.post("/webhooks/create", { url: receiver.url });
    const atOnce = await Promise.all(Array.from({ length: 12 }, addOne));
    expect(atOnce.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const answer = await addOne();
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { url: tooManyWebhooksMessage },
    ]);
    expect((await add("https://academic.example/hook", academic)).id).toBeDefined();
  });
});

test("404: another product's webhook and its deliveries are as if there were none", async () => {
  const { id } = await add();
  await changePassword();
  const [delivery] = (await practice.get(`/webhooks/${id}/deliveries`)).json();
  const asks = [
    () => academic.post(`/webhooks/${id}/rotate`),
    () => academic.post(`/webhooks/${id}/end`),
    () => academic.post(`/webhooks/${id}/test`),
    () => academic.get(`/webhooks/${id}/deliveries`),
    () => academic.post(`/webhooks/deliveries/${delivery.id}/send-again`),
    () => practice.post(`/webhooks/${randomUUID()}/test`),
    () => practice.post(`/webhooks/deliveries/${randomUUID()}/send-again`),
  ];
  receiver.taken();
  for (const ask of asks) expect((await ask()).statusCode).toBe(404);
  await server.deliver();
  expect(receiver.received).toEqual([]);
  expect((await list(practice))[0]).toMatchObject({ endedAt: null, previousSecretUntil: null });
  await practice.post(`/webhooks/${id}/end`);
  for (const what of ["rotate", "end", "test"]) {
    expect((await practice.post(`/webhooks/${id}/${what}`)).statusCode).toBe(404);
  }
  const again = await practice.post(`/webhooks/deliveries/${delivery.id}/send-again`);
  expect(again.statusCode).toBe(404);
});
