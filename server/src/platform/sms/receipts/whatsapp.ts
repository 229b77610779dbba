import { createHmac } from "node:crypto";
import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../at.ts";
import {
  type Callback,
  type CallbackHead,
  delivered,
  headerOf,
  momentOf,
  type ReadReceipt,
  textOf,
  undelivered,
} from "../../receipts/receipt.ts";
import { isSameSecret } from "../../receipts/same-secret.ts";
import type { SmsReceipts } from "./sms-receipts.ts";

/**
 * Of "Error codes". 131026 is a number without WhatsApp among others: it says nothing of the number itself, which SMS may
 * reach.
 */
const reasons: Readonly<Record<number, UndeliveredReason>> = {
  131026: "unreachable",
  130472: "blocked",
  131048: "blocked",
  131049: "blocked",
};

/** Whether a callback could be signed by an app. */
export const bringsSignature = (head: CallbackHead) =>
  headerOf(head, "x-hub-signature-256")?.length === 71;

/** Whether a callback is signed with the app secret: `X-Hub-Signature-256` is HMAC-SHA256 over the body. */
export function isSignedByApp(callback: Callback, appSecret: string): boolean {
  if (!bringsSignature(callback)) return false;
  const expected = createHmac("sha256", appSecret).update(callback.text).digest("hex");
  return isSameSecret(headerOf(callback, "x-hub-signature-256"), `sha256=${expected}`);
}

/** What the address has to answer before Meta calls it; null where this is no such question, or not from who knows the token. */
export function challengeOf(
  { query }: Pick<Callback, "query">,
  verifyToken: string,
): string | null {
  const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge } = query;
  if (mode !== "subscribe" || typeof challenge !== "string" || !/^[\w-]{1,200}$/.test(challenge))
    return null;
  return typeof token === "string" && isSameSecret(token, verifyToken) ? challenge : null;
}

/**
 * WhatsApp Business Cloud API of Meta. Documented at developers.facebook.com/docs/whatsapp, "Webhooks", "Status messages
 * webhook reference" and at developers.facebook.com/docs/graph-api/webhooks, "Getting started": `entry[].changes[].value`, where
 * `statuses` names the message and how far it is, and `messages` is what people write, which nobody reads here.
 */
export const whatsapp: SmsReceipts = {
  read({ body }) {
    const entries = at(body, "entry");
    if (at(body, "object") !== "whatsapp_business_account" || !Array.isArray(entries)) return null;
    return entries
      .flatMap((entry) => listOf(at(entry, "changes")))
      .flatMap((change) => listOf(at(change, "value", "statuses")))
      .flatMap(receiptOf);
  },
};

function receiptOf(status: unknown): ReadReceipt[] {
  const ids = {
    id: textOf(at(status, "biz_opaque_callback_data")),
    providerId: textOf(at(status, "id")),
  };
  const endedAt = momentOf(at(status, "timestamp"));
  if (ids.id === null && ids.providerId === null) return [];
  switch (at(status, "status")) {
    case "delivered":
    case "read":
      return [delivered(ids, endedAt)];
    case "failed":
      return [
        undelivered(ids, reasons[Number(at(status, "errors", 0, "code"))] ?? "rejected", endedAt),
      ];
    default:
      return [];
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
