import { expect } from "vitest";
import { at } from "../json-path.ts";
import type { SmsProviderName } from "./providers.ts";
import type { Told } from "./told.fixture.ts";
import { whatsAppTold } from "./whatsapp-cases.fixture.ts";

export const message = {
  to: "+27821234567",
  text: "042917 is your code",
  code: { digits: "042917", language: "af" },
} as const;
const basic = (pair: string) => `Basic ${Buffer.from(pair).toString("base64")}`;

const clickatellMessage = (accepted: boolean, error: unknown = null) => ({
  messages: [{ apiMessageId: "77fb29", accepted, to: "27821234567", error }],
  error: null,
});
const recipient = (statusCode: number, status: string) => ({
  SMSMessageData: {
    Message: "Sent to 1/1 Total Cost: ZAR 0.2000",
    Recipients: [{ statusCode, number: message.to, status, cost: "ZAR 0.2000", messageId: "ATX1" }],
  },
});
const infobipMessage = (groupId: number, id: number) => ({
  messages: [{ to: "27821234567", status: { groupId, id, groupName: "X" }, messageId: "ib-1" }],
});
const portalEvent = (messages: number, faults: unknown[] = []) => ({
  cost: messages,
  remainingBalance: 1500,
  eventId: 123_456,
  messages,
  errorReport: { noNetwork: 0, duplicates: 0, optedOuts: 0, faults },
});
const portal = (...event: Parameters<typeof portalEvent>) => ({
  statusCode: 200,
  sendResponse: portalEvent(...event),
  errors: [],
});
export const vonageMessage = (status: string, errorText?: string) => ({
  "message-count": "1",
  messages: [{ to: "27821234567", status, "message-id": "0C01", "error-text": errorText }],
});

export const providers: { [Name in SmsProviderName]: Told } = {
  bearer: {
    path: "/send",
    authorization: "Bearer secret",
    sent: ({ body }) =>
      expect(body).toEqual({ to: "+27821234567", text: message.text, idempotencyKey: "row-1" }),
    answers: [
      ["success", 202, {}, "taken"],
      ["a wrong number", 400, { error: "no such number" }, "refused"],
      ["throttling", 429, {}, "away"],
      ["a wrong account", 401, {}, "away"],
      ["a fault", 500, {}, "away"],
    ],
  },
  clickatell: {
    account: { from: "Heron" },
    path: "/send",
    authorization: "secret",
    sent: ({ body }) =>
      expect(at(body, "messages", 0)).toEqual({
        channel: "sms",
        to: "27821234567",
        content: message.text,
        clientMessageId: "row-1",
        from: "Heron",
      }),
    answers: [
      ["success", 202, clickatellMessage(true), "taken 77fb29"],
      ["half an answer", 202, '{"messages":[{"apiMess', "unknown"],
      ["an error with 200", 200, { messages: [], error: { code: 2 } }, "away"],
      ["an account that is not active", 400, { messages: [], error: { code: 2 } }, "away"],
      ["no credit, told of the message", 207, clickatellMessage(false, { code: 20 }), "away"],
      ["a wrong sender", 400, clickatellMessage(false, { code: 45 }), "away"],
      ["a rate limit", 400, clickatellMessage(false, { code: 43 }), "away"],
      ["a fault to try again after", 503, clickatellMessage(false, { code: 19 }), "later"],
      ["a fault that may have sent it", 207, clickatellMessage(false, { code: 18 }), "unknown"],
      ["a fault with 500", 500, clickatellMessage(false, { code: 18 }), "away"],
      ["a wrong number", 207, clickatellMessage(false, { code: 105 }), "refused"],
      ["a wrong number, alone", 400, clickatellMessage(false, { code: 105 }), "refused"],
      ["throttling", 429, {}, "away"],
      ["a wrong account", 401, { error: { code: 1 } }, "away"],
      ["no credit", 402, {}, "away"],
      ["a fault", 503, "", "away"],
    ],
    credit: ["/public-client/balance", { balance: 48, currency: "ZAR" }, "48 ZAR"],
  },
  africastalking: {
    account: { account: "heron", from: "HERON" },
    path: "/send",
    sent: ({ headers, field }) => {
      expect(headers.apikey).toBe("secret");
      expect([field("username"), field("to"), field("message"), field("from")]).toEqual([
        "heron",
        "+27821234567",
        message.text,
        "HERON",
      ]);
    },
    answers: [
      ["success", 201, recipient(101, "Success"), "taken ATX1"],
      ["success, queued", 201, recipient(102, "Queued"), "taken ATX1"],
      ["a wrong number", 201, recipient(403, "InvalidPhoneNumber"), "refused"],
      ["a number that wants none", 201, recipient(406, "UserInBlacklist"), "refused"],
      ["no credit", 201, recipient(405, "InsufficientBalance"), "away"],
      ["a fault with 201", 201, recipient(501, "GatewayError"), "away"],
      ["a fault that may have sent it", 201, recipient(500, "InternalServerError"), "unknown"],
      [
        "a wrong sender",
        201,
        { SMSMessageData: { Message: "InvalidSenderId", Recipients: [] } },
        "away",
      ],
      ["a wrong account", 401, "The supplied authentication is invalid", "away"],
      ["half an answer", 201, '{"SMSMessageData":{"Recip', "unknown"],
      ["a fault", 500, "", "away"],
    ],
    credit: ["/version1/user?username=heron", { UserData: { balance: "ZAR 70.5" } }, "ZAR 70.5"],
  },
  bulksms: {
    account: { account: "token-id" },
    path: "/send?auto-unicode=true&deduplication-id=",
    authorization: basic("token-id:secret"),
    sent: ({ body }) => expect(body).toMatchObject({ to: "+27821234567", body: message.text }),
    answers: [
      [
        "success",
        201,
        [{ id: "1234", type: "SENT", status: { id: "ACCEPTED.null", type: "ACCEPTED" } }],
        "taken 1234",
      ],
      ["half an answer", 201, '[{"id":"12', "unknown"],
      [
        "a wrong number",
        400,
        { type: "https://developer.bulksms.com/json/v1/errors#bad-request", status: 400 },
        "refused",
      ],
      ["no credit", 403, { title: "Forbidden", status: 403 }, "away"],
      ["throttling", 429, {}, "away"],
      ["a wrong account", 401, { title: "Unauthorized", status: 401 }, "away"],
      ["a fault", 503, "", "away"],
    ],
    credit: ["/v1/profile", { credits: { balance: 18.5 } }, "18.5 credits"],
  },
  smsportal: {
    account: { account: "client" },
    path: "/send",
    authorization: basic("client:secret"),
    sent: ({ body }) =>
      expect(body).toEqual({
        messages: [{ content: message.text, destination: "27821234567", customerId: "row-1" }],
      }),
    answers: [
      ["success", 200, portal(1), "taken 123456"],
      ["success of V1", 200, portalEvent(1), "taken 123456"],
      ["a wrong number with 200", 200, portal(0, [{ error: "Invalid destination" }]), "refused"],
      ["a number that wants none", 200, portal(0), "refused"],
      ["no credit", 403, { errors: [{ errorCode: "INSUFFICIENT" }] }, "away"],
      ["a wrong account", 401, "", "away"],
      ["throttling", 429, "", "away"],
      [
        "no credit with 200",
        200,
        { statusCode: 400, errors: [{ errorCode: "InsufficientCredits" }] },
        "away",
      ],
      ["half an answer", 200, '{"cost":1,"ev', "unknown"],
      ["a fault", 500, "", "away"],
    ],
    credit: ["/v3/Balance", { balance: 1499 }, "1499 credits"],
  },
  infobip: {
    account: { from: "Heron" },
    path: "/sms/2/text/advanced",
    authorization: "App secret",
    sent: ({ body }) =>
      expect(at(body, "messages", 0)).toEqual({
        text: message.text,
        from: "Heron",
        destinations: [{ to: "27821234567", messageId: "row-1" }],
      }),
    answers: [
      ["success", 200, infobipMessage(1, 26), "taken ib-1"],
      ["a wrong number with 200", 200, infobipMessage(5, 51), "refused"],
      ["no credit with 200", 200, infobipMessage(5, 12), "away"],
      ["expired credit with 200", 200, infobipMessage(5, 17), "away"],
      ["a wrong sender with 200", 200, infobipMessage(5, 11), "away"],
      ["a fault of theirs with 200", 200, infobipMessage(5, 21), "later"],
      ["a message that they have already", 200, infobipMessage(5, 23), "taken ib-1"],
      [
        "a wrong account",
        401,
        { requestError: { serviceException: { messageId: "UNAUTHORIZED" } } },
        "away",
      ],
      ["throttling", 429, {}, "away"],
      ["half an answer", 200, '{"messages":[{"to"', "unknown"],
      ["a fault", 500, {}, "away"],
    ],
    credit: ["/account/1/balance", { balance: 47.79, currency: "EUR" }, "47.79 EUR"],
  },
  twilio: {
    account: { account: "AC1", from: "+15005550006" },
    path: "/2010-04-01/Accounts/AC1/Messages.json",
    authorization: basic("AC1:secret"),
    sent: ({ field }) =>
      expect([field("To"), field("Body"), field("From")]).toEqual([
        "+27821234567",
        message.text,
        "+15005550006",
      ]),
    answers: [
      ["success", 201, { sid: "SM1", status: "queued" }, "taken SM1"],
      ["half an answer", 201, '{"sid":"SM', "unknown"],
      ["a wrong number", 400, { code: 21211, status: 400 }, "refused"],
      ["a number that wants none", 400, { code: 21610, status: 400 }, "refused"],
      ["throttling", 429, { code: 20429, status: 429 }, "away"],
      ["a wrong account", 401, { code: 20003, status: 401 }, "away"],
      ["a suspended account", 403, { code: 20403, status: 403 }, "away"],
      ["a fault", 503, "", "away"],
    ],
    credit: [
      "/2010-04-01/Accounts/AC1/Balance.json",
      { balance: "11.20", currency: "USD" },
      "11.20 USD",
    ],
  },
  vonage: {
    account: { account: "key", from: "Heron" },
    path: "/send",
    sent: ({ field }) =>
      expect(
        ["api_key", "api_secret", "to", "from", "text", "type", "client-ref"].map(field),
      ).toEqual(["key", "secret", "27821234567", "Heron", message.text, "text", "row-1"]),
    answers: [
      ["success", 200, vonageMessage("0"), "taken 0C01"],
      ["throttling with 200", 200, vonageMessage("1", "Throttled"), "later"],
      ["a wrong number with 200", 200, vonageMessage("6", "Invalid message"), "refused"],
      ["a number that wants none", 200, vonageMessage("7", "Number barred"), "refused"],
      ["a wrong account with 200", 200, vonageMessage("4", "Bad Credentials"), "away"],
      ["no credit with 200", 200, vonageMessage("9", "Partner quota exceeded"), "away"],
      ["a wrong sender with 200", 200, vonageMessage("15", "Illegal Sender Address"), "away"],
      ["a trial with 200", 200, vonageMessage("29", "Non-Whitelisted Destination"), "away"],
      ["a fault with 200", 200, vonageMessage("5", "Internal error"), "unknown"],
      ["half an answer", 200, '{"message-count":"1","mess', "unknown"],
      ["a fault", 503, "", "away"],
    ],
    credit: ["/account/get-balance", { value: 10.28 }, "10.28 EUR"],
  },
  whatsapp: whatsAppTold,
  http: {
    account: { account: "me", from: "Heron" },
    http: {
      headers: { "X-Key": "{token}" },
      body: { user: "{account}", message: { to: "{number}", text: "{text}" }, ref: ["{id}"] },
      type: "json",
      taken: /^200 .*"ok":true/,
      refused: /"bad number"/,
      waits: /"no credit"/,
    },
    path: "/send",
    sent: ({ headers, body }) => {
      expect(headers["x-key"]).toBe("secret");
      expect(body).toEqual({
        user: "me",
        message: { to: "27821234567", text: message.text },
        ref: ["row-1"],
      });
    },
    answers: [
      ["success", 200, { ok: true, id: 7 }, "taken 7"],
      ["a wrong number with 200", 200, { error: "bad number" }, "refused"],
      ["no credit with 200", 200, { error: "no credit" }, "away"],
      ["an error with 200", 200, { ok: false }, "refused"],
      ["throttling", 429, {}, "away"],
      ["a fault", 500, {}, "away"],
    ],
  },
};
