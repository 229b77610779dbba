import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handedOver } from "../../../test/handed-over.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { newId } from "../../platform/ids.ts";
import { bounceAddress } from "../../platform/mail/bounce-address.ts";
import { notification } from "../../platform/mail/receipts/notification.fixture.ts";

const secret = "a-secret-of-forty-letters-that-nobody-has";
const bounces = "bounces@heron.example";
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    environment: {
      SMS_PROVIDER: "bulksms",
      SMS_ACCOUNT: "account",
      SMS_TOKEN: "token",
      SMS_CALLBACK_SECRET: secret,
      WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
      WHATSAPP_ACCESS_TOKEN: "token",
      WHATSAPP_TEMPLATE: "one_time_code",
      WHATSAPP_APP_SECRET: secret,
      WHATSAPP_VERIFY_TOKEN: secret,
      SMTP_URL: "smtp://localhost:2525",
      MAIL_BOUNCE_ADDRESS: bounces,
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
const call = (url: string, body: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });
const failedSms = (id: string) =>
  call(
    `/callbacks/sms/bulksms?secret=${secret}`,
    JSON.stringify([{ id, type: "SENT", status: { type: "FAILED", subtype: "EXPIRED" } }]),
  );

const whatsApp = (status: object, signedWith = secret) => {
  const value = { statuses: [{ id: "wamid.1", timestamp: "1750857384", ...status }] };
  const body = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ changes: [{ field: "messages", value }] }],
  });
  const signature = createHmac("sha256", signedWith).update(body).digest("hex");
  return call("/callbacks/sms/whatsapp", body, { "x-hub-signature-256": `sha256=${signature}` });
};
const waysOf = async (accountId: string) => {
  const rows = await server.database.kysely
    .selectFrom("outbox")
    .select("payload")
    .where(sql`payload->>'accountId'`, "=", accountId)
    .execute();
  return rows.map(({ payload }) => Reflect.get(Object(payload), "by") ?? "as chosen").sort();
};

test("[SEC-G3] WhatsApp asks for the address with its token, and says with its signature what became of a code", async () => {
  const ask = (token: string) =>
    server.app.inject(
      `/callbacks/sms/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
    );
  const [ours, strangers] = [await ask(secret), await ask("a-token-of-a-stranger")];
  expect([ours.statusCode, ours.body, strangers.statusCode]).toEqual([200, "1158201444", 401]);

  const { id } = await handedOver(server, { provider: "whatsapp", providerId: "wamid.1" });
  const status = { biz_opaque_callback_data: id, status: "delivered" };
  expect((await whatsApp(status, "another secret")).statusCode).toBe(401);
  expect((await rowOf(id)).outcome).toBe("handed-over");
  expect((await whatsApp(status)).statusCode).toBe(200);
  expect((await rowOf(id)).outcome).toBe("delivered");
});

test("[SEC-F9] a code whose SMS did not arrive goes by WhatsApp, once, whatever is heard of it later", async () => {
  const accountId = newId(server.deps.clock);
  const { providerId } = await handedOver(server, { accountId });
  for (let time = 0; time < 2; time += 1) await failedSms(providerId);
  expect(await waysOf(accountId)).toEqual(["as chosen", "whatsapp"]);

  const second = await server.database.kysely
    .updateTable("outbox")
    .set({ state: "done", outcome: "handed-over", provider: "whatsapp" })
    .where(sql`payload->>'accountId'`, "=", accountId)
    .where("outcome", "is", null)
    .returning("id")
    .executeTakeFirst();
  const failed = { status: "failed", errors: [{ code: 131_026 }] };
  await whatsApp({ biz_opaque_callback_data: second?.id, ...failed });
  expect(await waysOf(accountId)).toEqual(["as chosen", "whatsapp"]);
});

test("[SEC-F9] a code that WhatsApp could not bring to whoever chose it goes by SMS", async () => {
  const accountId = newId(server.deps.clock);
  const { id } = await handedOver(server, { accountId, provider: "whatsapp" });
  const failed = { status: "failed", errors: [{ code: 131_026 }] };
  await whatsApp({ biz_opaque_callback_data: id, ...failed });
  expect(await waysOf(accountId)).toEqual(["as chosen", "sms"]);
});

const bounce = (to: string, given = secret) =>
  call("/callbacks/mail/smtp", notification({ to }), {
    "content-type": "message/rfc822",
    authorization: `Basic ${Buffer.from(`receipts:${given}`).toString("base64")}`,
  });

test("[SEC-G3] a bounce that comes as a mail ends the mail that its signed address names, and no other", async () => {
  const mail = { kind: "practice.welcome-mail", provider: "smtp", providerId: null } as const;
  const [first, second] = [await handedOver(server, mail), await handedOver(server, mail)];
  const [to, other] = [first, second].map(({ id }) => bounceAddress(bounces, server.deps.keys, id));
  expect((await bounce(to ?? "", "a secret of a stranger")).statusCode).toBe(401);
  // The number of one mail with the signature of another.
  const forged = `${other?.slice(0, 33)}${to?.slice(33)}`;
  for (const each of [to ?? "", forged]) expect((await bounce(each)).statusCode).toBe(200);
  expect([await rowOf(first.id), await rowOf(second.id)]).toMatchObject([
    { outcome: "undelivered", undelivered_because: "no-such-address" },
    { outcome: "handed-over" },
  ]);
});
