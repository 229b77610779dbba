import { expect, test, vi } from "vitest";
import type { CallbackKey, MailReceipts } from "../mail/receipts/mail-receipts.ts";
import { mailReceipts } from "../mail/receipts/receipts-of.ts";
import { smsReceiptsOf } from "../sms/providers.ts";
import type { Callback } from "./receipt.ts";

/*
 * Signatures that we did not make: each was made or accepted by the provider's own library. So a mistake that our reading
 * and our tests share would be seen here.
 */

const callback = (body: unknown, more: Partial<Callback> = {}): Callback => ({
  url: "",
  headers: {},
  query: {},
  text: "",
  body,
  ...more,
});

/** Made by `getExpectedTwilioSignature` of twilio, which signs an address with its port or without it. */
const twilioFields = {
  AccountSid: "AC1",
  MessageSid: "SM1",
  MessageStatus: "undelivered",
  ErrorCode: "30005",
  To: "+27821234567",
  From: "Heron",
  SmsSid: "SM1",
  SmsStatus: "undelivered",
  ApiVersion: "2010-04-01",
  RawDlrDoneDate: "2603140926",
  Body: "ñ – 1",
};
const path = "front-door.example/callbacks/sms/twilio";

test.each([
  ["without a port", "7JLwNzy2FBTr0vtXVN5zQbS7GEQ="],
  ["with its port", "t0me8xUwYMV4jKN65+/SEvwPqvw="],
])("[SEC-G8] twilio signs as we read, its address %s", (_how, signature) => {
  const isSigned = (token: string, changes = {}) =>
    smsReceiptsOf("twilio").isSigned?.(
      callback(
        { ...twilioFields, ...changes },
        { url: `https://${path}`, headers: { "x-twilio-signature": signature } },
      ),
      { account: "AC1", token, from: null, url: null },
    );
  expect(isSigned("twilio-token")).toBe(true);
  expect(isSigned("another")).toBe(false);
  expect(isSigned("twilio-token", { MessageStatus: "delivered" })).toBe(false);
});

test("[SEC-G8] what is longer than a receipt of Twilio's is not taken apart for a stranger", () => {
  const read = vi.fn();
  const given = {
    ...callback(null, {
      text: "a&".repeat(10_000),
      headers: { "x-twilio-signature": "7JLwNzy2FBTr0vtXVN5zQbS7GEQ=" },
    }),
    get body() {
      return read();
    },
  };
  const account = { account: "AC1", token: "twilio-token", from: null, url: null };
  expect(smsReceiptsOf("twilio").isSigned?.(given, account)).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

/** Of the tests of @sendgrid/eventwebhook, the line end behind the events included. */
const sendgridKey =
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==";
const sendgridText = `${JSON.stringify([
  {
    email: "hello@world.com",
    event: "dropped",
    reason: "Bounced Address",
    sg_event_id: "ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA",
    sg_message_id: "LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0",
    "smtp-id": "<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>",
    timestamp: 1600112492,
  },
])}\r\n`;

test("[SEC-G8] SendGrid signs as we read", async () => {
  const given = callback(undefined, {
    text: sendgridText,
    headers: {
      "x-twilio-email-event-webhook-signature":
        "MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM=",
      "x-twilio-email-event-webhook-timestamp": "1600112502",
    },
  });
  const now = new Date(1_600_112_502_000);
  const ask = (one: Callback) =>
    isGenuine(mailReceipts.sendgrid, one, { secret: sendgridKey, now });
  expect(await ask(given)).toBe(true);
  expect(await ask({ ...given, text: sendgridText.trim() })).toBe(false);
});

/** A certificate of our own, in place of Amazon's. */
const certificate = [
  "-----BEGIN CERTIFICATE-----",
  "MIIDGzCCAgOgAwIBAgIUVhdry4rF8RkU3HrJPufpH/kKnOYwDQYJKoZIhvcNAQELBQAwHDEaMBgGA1UEAwwRc25zLmFtYXpv",
  "bmF3cy5jb20wIBcNMjYxMTI4MTE0MjIzWhgPMjEyNjExMDQxMTQyMjNaMBwxGjAYBgNVBAMMEXNucy5hbWF6b25hd3MuY29t",
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArLxP+ZKpciMo4/ZdoboBpJzCcijsJ4WxVM7YKqmsI9ZvKoSQWqtT",
  "nDDsxQjlhfsrgTzZEYHeMFBANv/gyudSSsAhbQ9tirrWUoqeGEpcz8PFqgAUz+SsPR06dAIgOAm6JokSx+iQ9FgL2e0hrc/b",
  "FzYEJ7RD54UlfJGeU+iyGgJOusRPvKvDPxF6325lF4ql4wTpMCY4kNzKJbrXcp3KzxVLww/Z4iTfw6M5AqpdZu7EozWrECEA",
  "wC7IEqQGZaNVby+amgyw2M7hll9399boChkibxlCx4qfwG2IEEqUb8ldWMvhAmfBIvMesWgOLyzZH3ATzw0/l3HRmyjIf19b",
  "zwIDAQABo1MwUTAdBgNVHQ4EFgQUb1Tdioo2jn0tarlEQlprE+wXWA8wHwYDVR0jBBgwFoAUb1Tdioo2jn0tarlEQlprE+wX",
  "WA8wDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAWu3REwloe1bEKw3uzDgm6T0bNKSa3eMuiS6ZeHvYWYF9",
  "eH5bS+GzIism2n76LSkICfey+UDgYT/TYDZ2jZajpi1CvDPf9oT6XPb5YGCxsoj4ING96OYF2GnNc4cedeqsuDTGC690Dyoo",
  "EzajPlRtrgsEv0GvdIrx9d/4GE4k7FPsQfNe8COgExgL4+/poN0vck2xnsAdvpERi4R/iNqmBsTTqoNasaVuVec7S0iYJwSQ",
  "kfKY+ZHxfpdniMQHCcqqMdgLpykTuHCRLkcz+z2/iJSXTdPPQMDK8Y+wliVamou2gmJAYexevAj8sU6ckWbO+T/nwGF45SlY",
  "D2dq7aL4AQ==",
  "-----END CERTIFICATE-----",
].join("\n");
const sns = {
  MessageId: "m1",
  TopicArn: "arn:aws:sns:eu-west-1:123456789012:mails",
  Timestamp: "2026-05-28T20:26:40.000Z",
  SigningCertURL: "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
};

/** Accepted by sns-validator: SHA-256 with a subject in one, SHA-1 in the other, by a certificate and no bare key. */
test.each([
  {
    ...sns,
    Type: "Notification",
    Subject: "Délivré",
    Message: '{"notificationType":"Delivery"}',
    SignatureVersion: "2",
    Signature:
      "ChUT93Stlz/JS1VH70b/+sg0o+VuiKOm9gPLnJDGL//tKRqMwgz+1nZbHCJsEfJoDMCmwLwV81p0nia0PTlRG3pinsHfZFOXHdLmXmmlH20knXAHjVnZY+awvTDzxSa9yQNoFYW0bqjoc82sAc1r0Zlzn2lcweUXFbj+Nv2/+MdSJ1vPbxAxHGNfiF16hBEaFrgymbcRqcXVYoPygj99wutS+6T9tgWZzjeJNTDjOLDGPe8MJCU3Ai0jdV8cpLJsdjTnFz9tmRC9kE0LbrznkL/dD6DqhP8iaA8RJ6S1m0g8+HFXS79s3v0tgZx8WPqMKt6v1KMrHPsXGBmcEoonvQ==",
  },
  {
    ...sns,
    Type: "SubscriptionConfirmation",
    Token: "2336",
    Message: "You have chosen to subscribe",
    SubscribeURL: "https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=2336",
    SignatureVersion: "1",
    Signature:
      "TxwTpgMjSucs7U8jp29NCFSqNJr9aiPQohnsirtqPaKHUTuJbhe/v5xbzyiXBRi89/swRCC3LILki/Cze8L7hVVZV/mdv09y6KkO2pgvqmXuqhIkFmxZFv5/wVt/+Dt4uProi6w+LZ7SJwyEBi9+jLPRjU2GRMr8nDcDiRBxLCV7ywF8Pq2ZifoHtJYm5o9w4kTGMBE2JRbafECtj/A1fWSHhPQVKvQSrSnXXjxqB6jZc4u4jY5GiSOqAJ8hSc+0TVflx1dOJMBrzOmD30DGf6fKM7yPUlWlhNCfPTqBshW1b0uEPYedDoogRaGES697U3pAzOsfZ080hT1Lk8QLJQ==",
  },
])("[SEC-G8] SNS signs a $Type as we read", async (body) => {
  const key = {
    secret: "secret",
    topic: sns.TopicArn,
    now: new Date(sns.Timestamp),
    get: async () => certificate,
  };
  const ask = (one: object) =>
    isGenuine(mailReceipts.ses, callback(one, { query: { secret: "secret" } }), key);
  expect(await ask(body)).toBe(true);
  expect(await ask({ ...body, Message: "{}" })).toBe(false);
});

const isGenuine = (receipts: MailReceipts, given: Callback, key: Partial<CallbackKey>) =>
  receipts.isGenuine(given, {
    secret: "",
    topic: null,
    now: new Date(0),
    get: async () => "",
    ...key,
  });
