import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import { delivered, hasSecret, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import type { MailReceipts } from "./mail-receipts.ts";

/** From "Bounce types". The others are automatic replies, or about mails that are tried again. */
const reasons: Readonly<Record<string, UndeliveredReason>> = {
  HardBounce: "no-such-address",
  BadEmailAddress: "no-such-address",
  SoftBounce: "unreachable",
  DnsError: "unreachable",
  Blocked: "blocked",
  SpamNotification: "blocked",
  DMARCPolicy: "blocked",
  ManuallyDeactivated: "blocked",
  SMTPApiError: "rejected",
  InboundError: "rejected",
};

/**
 * Postmark. Documented at postmarkapp.com/developer/webhooks, "Bounce", "Delivery" and "Spam complaint": an object with
 * `RecordType` and the metadata of the mail, which a header `X-PM-Metadata-…` sets. Not signed: Basic authentication in the
 * webhook's address.
 */
export const postmark: MailReceipts = {
  headers: (id) => ({ "X-PM-Metadata-id": id, "X-PM-TrackLinks": "None" }),
  isLikely: (head, { secret }) => hasSecret(head, secret),
  isGenuine: async (callback, { secret }) => hasSecret(callback, secret),
  read({ body }) {
    const kind = at(body, "RecordType");
    const ids = { id: idOf(at(body, "Metadata")), providerId: null };
    if (typeof kind !== "string") return null;
    if (ids.id === null) return [];
    if (kind === "Delivery") return [delivered(ids, momentOf(at(body, "DeliveredAt")))];
    const ended = momentOf(at(body, "BouncedAt"));
    if (kind === "SpamComplaint") return [undelivered(ids, "spam-report", ended)];
    const reason = kind === "Bounce" ? reasons[String(at(body, "Type"))] : undefined;
    return reason === undefined ? [] : [undelivered(ids, reason, ended)];
  },
};

/** The id in the metadata; its name comes in upper or lower case, as servers on the way wrote the header. */
function idOf(metadata: unknown): string | null {
  const named = Object.entries(Object(metadata)).find(([name]) => name.toLowerCase() === "id");
  return textOf(named?.[1]);
}
