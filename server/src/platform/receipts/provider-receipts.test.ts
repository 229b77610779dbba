import { describe, expect, test } from "vitest";
import { mailReceipts } from "../mail/receipts/receipts-of.ts";
import { type SmsProviderName, smsReceiptsOf } from "../sms/providers.ts";
import { type Callback, momentOf, textOf } from "./receipt.ts";
import { hook, waStatus } from "./whatsapp-status.fixture.ts";

const id = "0199a0b0-0000-7000-8000-000000000001";
const callback = (body: unknown, more: Partial<Callback> = {}): Callback => ({
  url: "",
  headers: {},
  query: {},
  text: JSON.stringify(body),
  body,
  ...more,
});

/** What callbacks say, in the shapes that the providers' public documents show. */
const cases: Record<string, [about: string, body: unknown, ends: string[]][]> = {
  clickatell: [
    ["at the phone", one({ statusCode: 5, status: "DEVICE_ACK" }), ["delivered"]],
    ["on its way", one({ statusCode: 4, status: "SENT_TO_SUPPLIER" }), []],
    ["not known yet", one({ statusCode: 1, status: "UNKNOWN" }), []],
    ["expired", one({ statusCode: 20, status: "EXPIRED" }), ["unreachable"]],
    ["no phone", one({ statusCode: 29, status: "RECIPIENT_DOES_NOT_EXIST" }), ["no-such-address"]],
    ["no route", one({ statusCode: 100, status: "ROUTING_ERROR" }), ["rejected"]],
    ["no credit", one({ statusCode: 25, status: "INSUFFICIENT_ACCOUNT_BALANCE" }), ["rejected"]],
    ["an integration for SMS alone", smsAlone(4, "RECEIVED_BY_RECIPIENT"), ["delivered"]],
    ["the same, on its way", smsAlone(3, "DELIVERED_TO_GATEWAY"), []],
    ["the same, failed", smsAlone(7, "ERROR_DELIVERING"), ["unreachable"]],
  ],
  africastalking: [
    ["delivered", { id: "ATX1", status: "Success", networkCode: "65501" }, ["delivered"]],
    ["on its way", { id: "ATX1", status: "Buffered" }, []],
    ["an unknown person", failed("UserDoesNotExist"), ["no-such-address"]],
    ["a person who wants none", failed("DoNotDisturbRejection"), ["blocked"]],
    ["no credit", failed("InsufficientCredit"), ["rejected"]],
    ["a fault of the link id", failed("InvalidLinkId"), ["rejected"]],
    ["out of reach", { id: "ATX1", status: "AbsentSubscriber" }, ["unreachable"]],
    ["no reason", failed("DeliveryFailure"), ["unknown"]],
  ],
  bulksms: [
    ["delivered", [{ id: "1", status: { type: "DELIVERED", subtype: null } }], ["delivered"]],
    ["several", [sent("SENT"), sent("DELIVERED"), sent("FAILED")], ["delivered", "unknown"]],
    ["barred", [{ id: "1", status: { type: "FAILED", subtype: "BLOCKED" } }], ["blocked"]],
  ],
  smsportal: [
    ["delivered", portal("DELIVRD"), ["delivered"]],
    ["on its way", portal("SUBMITD"), []],
    ["out of reach", portal("UNDELIV"), ["unreachable"]],
    ["wants none", portal("BLIST"), ["blocked"]],
    ["no route", portal("NOROUTE"), ["rejected"]],
  ],
  infobip: [
    ["delivered", results(3, 5), ["delivered"]],
    ["at the operator alone", results(3, 2), []],
    ["on its way", results(1, 7), []],
    ["unknown", results(2, 9, "EC_UNKNOWN_SUBSCRIBER"), ["no-such-address"]],
    ["out of reach", results(4, 15, "EC_ABSENT_SUBSCRIBER"), ["unreachable"]],
    ["rejected", results(5, 6, "NO_ERROR"), ["rejected"]],
    ["a duplicate", results(5, 23, "NO_ERROR"), []],
  ],
  twilio: [
    ["delivered", { MessageSid: "SM1", MessageStatus: "delivered" }, ["delivered"]],
    ["on its way", { MessageSid: "SM1", MessageStatus: "sent" }, []],
    ["a landline", twilioFailed("30006"), ["no-such-address"]],
    ["filtered", twilioFailed("30007"), ["blocked"]],
    ["no reason", twilioFailed("30008"), ["unknown"]],
  ],
  vonage: [
    ["delivered", { messageId: "0A1", status: "delivered", "err-code": "0" }, ["delivered"]],
    ["on its way", { messageId: "0A1", status: "buffered", "err-code": "0" }, []],
    ["gone", { messageId: "0A1", status: "failed", "err-code": "3" }, ["no-such-address"]],
    ["expired", { messageId: "0A1", status: "expired", "err-code": "1" }, ["unreachable"]],
    ["spam", { messageId: "0A1", status: "rejected", "err-code": "6" }, ["blocked"]],
  ],
  whatsapp: [
    ["read", hook(waStatus("read")), ["delivered"]],
    ["on its way", hook(waStatus("sent")), []],
    ["no WhatsApp", hook(waStatus("failed", 131_026)), ["unreachable"]],
    ["kept from people", hook(waStatus("failed", 131_049)), ["blocked"]],
    [
      "several",
      hook(waStatus("delivered"), waStatus("failed", 131_026)),
      ["delivered", "unreachable"],
    ],
    ["what somebody wrote", hook(), []],
  ],
  bearer: [
    ["delivered", { id, status: "delivered" }, ["delivered"]],
    ["a reason of ours", { id, status: "undelivered", because: "blocked" }, ["blocked"]],
    ["words", { id, status: "failed", because: "unknown subscriber" }, ["no-such-address"]],
    ["a wrong number", { id, status: "failed", because: "Invalid MSISDN" }, ["no-such-address"]],
    ["a fault of the sender's", { id, status: "failed", because: "Invalid PDU" }, ["unknown"]],
    ["on its way", { id, status: "queued" }, []],
  ],
  ses: [
    ["delivered", sns({ notificationType: "Delivery", delivery: {} }), ["delivered"]],
    ["an event", sns({ eventType: "Send" }), []],
    ["no mailbox", sns(sesBounce("Permanent", "General", "5.1.1")), ["no-such-address"]],
    ["our own address", sns(sesBounce("Permanent", "General", "5.1.8")), ["rejected"]],
    ["suppressed", sns(sesBounce("Permanent", "OnAccountSuppressionList")), ["blocked"]],
    ["a full mailbox", sns(sesBounce("Transient", "MailboxFull")), ["mailbox-full"]],
    ["for a while", sns(sesBounce("Transient", "General", "5.1.1")), ["unreachable"]],
    ["a complaint", sns(sesComplaint({})), ["spam-report"]],
    ["a complaint of spam", sns(sesComplaint({ complaintFeedbackType: "abuse" })), ["spam-report"]],
    ["that it is no spam after all", sns(sesComplaint({ complaintFeedbackType: "not-spam" })), []],
  ],
  postmark: [
    ["delivered", { RecordType: "Delivery", Metadata: { id } }, ["delivered"]],
    ["in other letters", { RecordType: "Delivery", Metadata: { Id: id } }, ["delivered"]],
    [
      "no mailbox",
      { RecordType: "Bounce", Type: "HardBounce", Metadata: { id } },
      ["no-such-address"],
    ],
    [
      "an answer of a machine",
      { RecordType: "Bounce", Type: "AutoResponder", Metadata: { id } },
      [],
    ],
    ["a complaint", { RecordType: "SpamComplaint", Metadata: { id } }, ["spam-report"]],
    ["a mail of somebody else", { RecordType: "Bounce", Type: "HardBounce" }, []],
  ],
  mailgun: [
    ["delivered", gun("delivered"), ["delivered"]],
    [
      "no mailbox",
      gun("failed", "permanent", { code: 550, message: "5.1.1 no such user" }),
      ["no-such-address"],
    ],
    ["full", gun("failed", "permanent", { "enhanced-code": "5.2.2" }), ["mailbox-full"]],
    ["ours", gun("failed", "permanent", { message: "550 5.5.0 invalid HELO" }), ["rejected"]],
    ["tried again", gun("failed", "temporary"), []],
    ["a complaint", gun("complained"), ["spam-report"]],
  ],
  sendgrid: [
    ["delivered", [grid("delivered")], ["delivered"]],
    ["no mailbox", [grid("bounce", { type: "bounce", status: "5.1.1" })], ["no-such-address"]],
    ["a block", [grid("bounce", { type: "blocked", status: "5.1.1" })], ["blocked"]],
    [
      "several",
      [grid("deferred"), grid("dropped"), grid("spamreport")],
      ["blocked", "spam-report"],
    ],
    [
      "our Message-ID alone",
      [{ event: "delivered", "smtp-id": `<${id}@heron.example>` }],
      ["delivered"],
    ],
  ],
};
const isOfMail = (name: string): name is keyof typeof mailReceipts => name in mailReceipts;

describe.each(Object.entries(cases))("%s", (name, each) => {
  const { read } = isOfMail(name) ? mailReceipts[name] : smsReceiptsOf(name as SmsProviderName);

  test.each(each)("%s", (_about, body, ends) => {
    const receipts = read(callback(body));
    expect(receipts?.map(({ outcome, because }) => because ?? outcome)).toEqual(ends);
    for (const receipt of receipts ?? []) expect(receipt.id ?? receipt.providerId).not.toBeNull();
  });

  test.each([undefined, null, "text", 7, {}, [[]], { event: {}, results: {}, messages: 1 }])(
    "what is of no known shape (%j) throws nothing and ends nothing",
    (body) => {
      expect(read(callback(body)) ?? []).toEqual([]);
    },
  );
});

test("Vonage's receipts are read from the address as well", () => {
  const query = { messageId: "0A1", status: "delivered" };
  expect(smsReceiptsOf("vonage").read(callback(undefined, { query }))).toMatchObject([
    { providerId: "0A1", outcome: "delivered" },
  ]);
});

test("SES says its number of a mail in its answer to it", () => {
  expect(mailReceipts.ses.providerId?.("250 Ok 0102018-abc-000000")).toBe("0102018-abc-000000");
  expect(mailReceipts.ses.providerId?.("250 2.0.0 Accepted")).toBeNull();
});

function one(update: object) {
  const whole = { channel: "sms", messageId: "m1", clientMessageId: id, ...update };
  return { integrationId: "i", event: { messageStatusUpdate: [whole] } };
}
function smsAlone(statusCode: number, status: string) {
  return { messageId: "m1", clientMessageId: id, statusCode, status };
}
function failed(failureReason: string) {
  return { id: "ATX1", status: "Failed", failureReason };
}
function sent(type: string) {
  return { id: `b-${type}`, type: "SENT", status: { type, subtype: null } };
}
function portal(Status: string) {
  return { Status, EventId: 32, Msisdn: "27830123456", UserReference: id, Received: 1_780_000_000 };
}
function results(groupId: number, statusId: number, name = "NO_ERROR") {
  return { results: [{ messageId: id, status: { groupId, id: statusId }, error: { name } }] };
}
function twilioFailed(ErrorCode: string) {
  return { MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode };
}
function sns(message: object) {
  const Message = JSON.stringify({ mail: { messageId: "ses-1" }, ...message });
  return { Type: "Notification", Message };
}
function sesBounce(bounceType: string, bounceSubType: string, status?: string) {
  const bounce = { bounceType, bounceSubType, bouncedRecipients: [{ status }] };
  return { notificationType: "Bounce", bounce };
}
function sesComplaint(complaint: object) {
  return { notificationType: "Complaint", complaint };
}
function gun(event: string, severity?: string, status: object = {}) {
  const message = { headers: { "message-id": `${id}@heron.example` } };
  return {
    "event-data": {
      event,
      severity,
      message,
      timestamp: 1_780_000_000.5,
      "delivery-status": status,
    },
  };
}
function grid(event: string, more: object = {}) {
  return { event, frontdoor_id: id, timestamp: 1_780_000_000, ...more };
}

test("[SEC-G3] a number or a moment that no database takes is none, and keeps no other receipt from counting", () => {
  expect([textOf("a\0b"), textOf(""), textOf(7)]).toEqual([null, null, "7"]);
  const moments = ["-271821-04-20T00:00:00Z", -1, "never", 1_750_857_384].map(momentOf);
  expect(moments).toEqual([null, null, null, new Date(1_750_857_384_000)]);
});
