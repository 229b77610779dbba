import { createHmac } from "node:crypto";
import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../at.ts";
import {
  type CallbackHead,
  delivered,
  headerOf,
  textOf,
  undelivered,
} from "../../receipts/receipt.ts";
import { isSameSecret } from "../../receipts/same-secret.ts";
import type { SmsReceipts } from "./sms-receipts.ts";

const signatureHeader = "x-twilio-signature";

/** Letters; a receipt has some twenty fields. */
const longestReceipt = 16_384;

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
 * fields. Its library, as this, takes the address with its port and without it.
 */
export const twilio: SmsReceipts = {
  isLikely,
  isSigned(callback, { token }) {
    // Whoever signs nothing, or sends more than a receipt has, is not worth the parsing.
    if (!isLikely(callback) || callback.text.length > longestReceipt) return false;
    const entries = Object.entries(Object(callback.body) as Record<string, unknown>);
    const fields = entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}${value}`);
    return (
      token !== null &&
      addressesOf(callback.url).some((address) => {
        const hmac = createHmac("sha1", token).update(address + fields.join(""));
        return isSameSecret(headerOf(callback, signatureHeader), hmac.digest("base64"));
      })
    );
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

function isLikely(head: CallbackHead): boolean {
  return headerOf(head, signatureHeader)?.length === 28;
}

function addressesOf(url: string): string[] {
  const [origin = "", scheme, host, port = scheme === "https:" ? ":443" : ":80"] =
    /^(https?:)(\/\/[^/]+?)(:\d+)?(?=\/)/.exec(url) ?? [];
  const path = url.slice(origin.length);
  return [`${scheme}${host}${path}`, `${scheme}${host}${port}${path}`];
}
