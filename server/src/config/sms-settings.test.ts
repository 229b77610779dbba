import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = "hunter2";

test.each<[Record<string, string>, string]>([
  [{ SMS_TOKEN: secret }, "SMS_TOKEN: needs SMS_URL"],
  [{ SMS_FROM: "Heron" }, "SMS_FROM: needs SMS_URL"],
  [{ SMS_PROVIDER: "carrier-pigeon" }, "SMS_PROVIDER: write one of clickatell"],
  [
    { SMS_PROVIDER: "twilio", SMS_TOKEN: secret, SMS_FROM: "+1" },
    "SMS_ACCOUNT: needed by the provider twilio",
  ],
  [{ SMS_PROVIDER: "infobip", SMS_TOKEN: secret }, "SMS_URL: needed by the provider infobip"],
  [
    { SMS_PROVIDER: "http", SMS_URL: "https://sms.example.org" },
    "SMS_HTTP: needed by the provider http",
  ],
  [{ SMS_HTTP: `{"body":{"key":"${secret}"},"taken":"("}` }, "SMS_HTTP: write JSON such as"],
  [
    {
      SMS_PROVIDER: "clickatell",
      SMS_TOKEN: secret,
      SMS_FALLBACK: "vonage",
      SMS_FALLBACK_TOKEN: secret,
      SMS_FALLBACK_FROM: "x",
    },
    "SMS_FALLBACK_ACCOUNT: needed by the provider vonage",
  ],
  [
    {
      WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
      WHATSAPP_ACCESS_TOKEN: secret,
      WHATSAPP_TEMPLATE: "code",
    },
    "WHATSAPP_PHONE_NUMBER_ID: needs SMS_PROVIDER or SMS_URL",
  ],
  [
    {
      SMS_URL: "https://sms.example.org/send",
      WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
      WHATSAPP_TEMPLATE: "code",
    },
    "WHATSAPP_ACCESS_TOKEN: needed for codes by WhatsApp",
  ],
])("[SEC-H13] %j is refused in one line that shows no secret", (variables, line) => {
  let told = "";
  try {
    readConfig(variables);
  } catch (error) {
    told = String(error);
  }
  expect(told).toContain(line);
  expect(told.split("\n")).toHaveLength(1);
  expect(told).not.toContain(secret);
});

test("a description of a provider is read with its patterns", () => {
  const { sms } = readConfig({
    SMS_PROVIDER: "http",
    SMS_URL: "https://sms.example.org/send",
    SMS_TOKEN: secret,
    SMS_HTTP: '{"headers":{"X-Key":"{token}"},"body":{"to":"{to}"},"taken":"^20"}',
  });
  expect(sms).toEqual({
    provider: "http",
    receiptsTo: null,
    callbackSecret: null,
    countries: ["ZA", "BW", "LS", "MZ", "NA", "SZ", "ZW"],
    url: "https://sms.example.org/send",
    account: null,
    token: secret,
    from: null,
    http: {
      headers: { "X-Key": "{token}" },
      body: { to: "{to}" },
      type: "json",
      taken: /^20/,
      refused: null,
      waits: null,
    },
    fallback: null,
  });
});
