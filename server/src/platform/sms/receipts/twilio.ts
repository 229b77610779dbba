import { createHmac } from "node:crypto";
import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../at.ts";
import { delivered, headerOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { isSameSecret } from "../../receipts/same-secret.ts";
import type { SmsReceipts } from "./sms-receipts.ts";

const signatureHeader = "x-twilio-signature";

/** Of "Error and warning dictionary"; 30008 is unknown. */
const reasons: Readonly<Record<string, UndeliveredReason>> = {
  30003: "unreachable",
  30004: "blocked",
  30005: "no-such-address",
  30006: "no-such-address",
  30007: "blocked",
  21610: "blocked",
};

/**
 * Twilio. Documented at www.twilio.com/docs, "Track outbound message status" and "Webhooks security": a form with
 * `MessageSid`, `MessageStatus` and `ErrorCode`; `X-Twilio-Signature` is HMAC-SHA1 by the auth token over the address and the sorted
 * fields.
 */
export const twilio: SmsReceipts = {
  isLikely: (head) => headerOf(head, signatureHeader)?.length === 28,
  isSigned(callback, { token }) {
    // Whoever signs nothing, or sends more than a receipt has, is not worth the sorting.
    const entries = Object.entries(Object(callback.body) as Record<string, unknown>);
    if (headerOf(callback, signatureHeader)?.length !== 28 || entries.length > 100) return false;
    const fields = entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}${value}`);
    const expected = createHmac("sha1", token ?? "")
      .update(callback.url + fields.join(""))
      .digest("base64");
    return token !== null && isSameSecret(headerOf(callback, signatureHeader), expected);
  },
  read({ body }) {
    const ids = { id: null, providerId: textOf(at(body, "MessageSid")) };
    const status = at(body, "MessageStatus");
    if (ids.providerId === null || typeof status !== "string") return null;
    if (status === "delivered" || status === "read") return [delivered(ids)];
    if (status !== "undelivered" && status !== "failed") return [];
    return [undelivered(ids, reasons[String(at(body, "ErrorCode"))] ?? "unknown")];
  },
};
