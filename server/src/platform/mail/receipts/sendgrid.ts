import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { at } from "../../json-path.ts";
import {
  type CallbackHead,
  delivered,
  headerOf,
  isRecent,
  momentOf,
  textOf,
  undelivered,
} from "../../receipts/receipt.ts";
import { idIn, type MailReceipts, reasonOfStatus } from "./mail-receipts.ts";

/** The argument by which an event names our row. */
const argument = "frontdoor_id";

const off = { settings: { enable: 0 } };
/** Both are on in a new account. */
const filters = { clicktrack: off, opentrack: off };

/**
 * SendGrid. Documented at www.twilio.com/docs/sendgrid, "Event Webhook reference" and "Event Webhook security features": a list
 * of events, each with the unique arguments that `X-SMTPAPI` gave the mail; an ECDSA signature over timestamp and body,
 * which the verification key opens.
 */
export const sendgrid: MailReceipts = {
  headers: (id) => ({ "X-SMTPAPI": JSON.stringify({ unique_args: { [argument]: id }, filters }) }),
  isLikely: (head, { now }) => signatureOf(head, now) !== null,
  async isGenuine(callback, { secret, now }) {
    const shown = signatureOf(callback, now);
    const key = keyOf(secret);
    if (shown === null || key === null) return false;
    const { signature, timestamp } = shown;
    const signed = Buffer.from(timestamp + callback.text);
    return verify("sha256", signed, key, Buffer.from(signature, "base64"));
  },
  read({ body }) {
    if (!Array.isArray(body)) return null;
    return body.flatMap((event) => {
      const id = textOf(at(event, argument)) ?? idIn(at(event, "smtp-id"));
      const ids = { id, providerId: null };
      const ended = momentOf(at(event, "timestamp"));
      if (id === null) return [];
      switch (at(event, "event")) {
        case "delivered":
          return [delivered(ids, ended)];
        case "spamreport":
          return [undelivered(ids, "spam-report", ended)];
        case "dropped":
          return [undelivered(ids, "blocked", ended)];
        case "bounce":
          return [undelivered(ids, bounceReason(event), ended)];
        default:
          return [];
      }
    });
  },
};

/** The signature and its time; null where one is missing, or the time is too long ago. */
function signatureOf(
  head: CallbackHead,
  now: Date,
): { signature: string; timestamp: string } | null {
  const signature = headerOf(head, "x-twilio-email-event-webhook-signature");
  const timestamp = headerOf(head, "x-twilio-email-event-webhook-timestamp");
  if (signature === null || timestamp === null) return null;
  return isRecent(Number(timestamp) * 1_000, now) ? { signature, timestamp } : null;
}

/** A block concerns the mail, not the address. */
const bounceReason = (event: unknown) =>
  at(event, "type") === "blocked"
    ? "blocked"
    : reasonOfStatus(at(event, "status"), at(event, "reason"));

/** The verification key as SendGrid shows it: base64 of its DER. */
export function keyOf(base64: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });
  } catch {
    return null;
  }
}
