import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const topic = "arn:aws:sns:eu-west-1:123456789012:mails";
const ses = {
  SMTP_URL: "smtps://mail.example.org",
  MAIL_PROVIDER: "ses",
  MAIL_CALLBACK_SECRET: "a-secret-of-forty-letters-that-nobody-has",
};

test("[SEC-G8] callbacks of SES are taken of one topic alone, and no other provider has one", () => {
  expect(readConfig({ ...ses, MAIL_CALLBACK_TOPIC: topic }).mailCallbackTopic).toBe(topic);
  expect(() => readConfig(ses)).toThrow("MAIL_CALLBACK_SECRET: needs MAIL_CALLBACK_TOPIC");
  expect(() => readConfig({ MAIL_CALLBACK_TOPIC: topic })).toThrow(
    "MAIL_CALLBACK_TOPIC: is for MAIL_PROVIDER=ses alone",
  );
  expect(() => readConfig({ ...ses, MAIL_CALLBACK_TOPIC: "mails" })).toThrow("write the ARN");
});
