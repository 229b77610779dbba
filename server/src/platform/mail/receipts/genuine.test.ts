import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import type { Callback } from "../../receipts/receipt.ts";
import type { MailReceipts } from "./mail-receipts.ts";
import { mailReceipts } from "./receipts-of.ts";

const callback = (body: unknown, more: Partial<Callback> = {}): Callback => ({
  url: "",
  headers: {},
  query: {},
  text: JSON.stringify(body),
  body,
  ...more,
});

const secret = "a-secret-of-forty-letters-that-nobody-has";
const isGenuine = (receipts: MailReceipts, given: Callback, key = secret, pem = "") =>
  receipts.isGenuine(given, { secret: key, topic, now: checkedAt, get: async () => pem });
const topic = "arn:aws:sns:eu-west-1:123456789012:mails";
const checkedAt = new Date(1_780_000_000_000 + 3_600_000);
const dayLater = { now: new Date(checkedAt.getTime() + 86_400_000), topic, get: async () => "" };

test("Mailgun's callbacks count by the signature over timestamp and token", async () => {
  const [timestamp, token] = ["1780000000", "t".repeat(50)];
  const signature = createHmac("sha256", secret)
    .update(timestamp + token)
    .digest("hex");
  const body = (changes: object) =>
    callback({ signature: { timestamp, token, signature, ...changes } });
  expect(await isGenuine(mailReceipts.mailgun, body({}))).toBe(true);
  for (const changes of [
    { token: "other" },
    { timestamp: "1" },
    { signature: "" },
    { signature: 1 },
  ]) {
    expect(await isGenuine(mailReceipts.mailgun, body(changes))).toBe(false);
  }
  expect(await mailReceipts.mailgun.isGenuine(body({}), { secret, ...dayLater })).toBe(false);
  const long = { ...body({}), text: "[".repeat(200_000) };
  expect(await isGenuine(mailReceipts.mailgun, long), "not worth the parsing").toBe(false);
});

test("SendGrid's callbacks count by the signature over timestamp and body", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const key = publicKey.export({ type: "spki", format: "der" }).toString("base64");
  const text = JSON.stringify([{ event: "delivered" }]);
  const signature = sign("sha256", Buffer.from(`1780000000${text}`), privateKey).toString("base64");
  const headers = {
    "x-twilio-email-event-webhook-signature": signature,
    "x-twilio-email-event-webhook-timestamp": "1780000000",
  };
  const given = callback(undefined, { headers, text });
  expect(await isGenuine(mailReceipts.sendgrid, given, key)).toBe(true);
  for (const changes of [
    { text: `${text} ` },
    { headers: { ...headers, "x-twilio-email-event-webhook-timestamp": "1780000001" } },
    { headers: {} },
  ]) {
    expect(await isGenuine(mailReceipts.sendgrid, { ...given, ...changes }, key)).toBe(false);
  }
  expect(await mailReceipts.sendgrid.isGenuine(given, { secret: key, ...dayLater })).toBe(false);
});

test("SES's callbacks count by our secret and the signature of SNS, whose certificate lies with SNS", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const fields = {
    Type: "Notification",
    MessageId: "m1",
    TopicArn: topic,
    Message: JSON.stringify({ notificationType: "Delivery" }),
    Timestamp: checkedAt.toISOString(),
  };
  const signed = ["Message", "MessageId", "Timestamp", "TopicArn", "Type"]
    .map((name) => `${name}\n${fields[name as keyof typeof fields]}\n`)
    .join("");
  const Signature = sign("sha256", Buffer.from(signed), privateKey).toString("base64");
  const body = {
    ...fields,
    SignatureVersion: "2",
    Signature,
    SigningCertURL: "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
  };
  const query = { secret };
  const ask = (changes: object, asked: Callback["query"] = query) =>
    isGenuine(mailReceipts.ses, callback({ ...body, ...changes }, { query: asked }), secret, pem);
  expect(await ask({})).toBe(true);
  expect(await ask({}, {})).toBe(false);
  expect(await ask({ Message: "{}" })).toBe(false);
  const given = callback(body, { query });
  const ofOther = { secret, topic: `${topic}-2`, now: checkedAt, get: async () => pem };
  expect(await mailReceipts.ses.isGenuine(given, ofOther), "another's topic").toBe(false);
  const late = { secret, ...dayLater, now: new Date(checkedAt.getTime() + 90_000_000) };
  expect(await mailReceipts.ses.isGenuine(given, { ...late, get: async () => pem })).toBe(false);
  for (const SigningCertURL of [
    "https://sns.eu-west-1.amazonaws.com.thief.example/SimpleNotificationService-0a1b.pem",
    "http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
    "https://thief.example/sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
    "https://sns.eu-west-1.amazonaws.com:8443/SimpleNotificationService-0a1b.pem",
    "https://sns.s3-eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
    "https://sns.s3.amazonaws.com/SimpleNotificationService-0a1b.pem",
    "https://sns.eu-west-1.amazonaws.com/?Action=x",
    "https://sns.eu-west-1.amazonaws.com@thief.example/SimpleNotificationService-0a1b.pem",
  ]) {
    expect(await ask({ SigningCertURL }), SigningCertURL).toBe(false);
  }
});
