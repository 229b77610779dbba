import { verify } from "node:crypto";
import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import { parsedJson } from "../../parsed-json.ts";
import {
  delivered,
  hasSecret,
  isRecent,
  type MessageIds,
  momentOf,
  type ReadReceipt,
  textOf,
  undelivered,
} from "../../receipts/receipt.ts";
import { type MailReceipts, reasonOfStatus } from "./mail-receipts.ts";

/** `sns.eu-west-1.amazonaws.com`; a bucket of S3 that somebody named `sns` is at `sns.s3-…`. */
const snsHost = /^sns\.[a-z]{2}(?:-[a-z]+)+-\d\.amazonaws\.com(?:\.cn)?$/;
const certificatePath = /^\/SimpleNotificationService-[\w-]+\.pem$/;
const signedFields: Readonly<Record<string, readonly string[]>> = {
  Notification: ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"],
  SubscriptionConfirmation: [
    "Message",
    "MessageId",
    "SubscribeURL",
    "Timestamp",
    "Token",
    "TopicArn",
    "Type",
  ],
};

/** From "Bounce types": the reasons that a sub-type alone tells. */
const reasons: Readonly<Record<string, UndeliveredReason>> = {
  NoEmail: "no-such-address",
  MailboxFull: "mailbox-full",
  MessageTooLarge: "rejected",
  ContentRejected: "blocked",
  AttachmentRejected: "blocked",
  Suppressed: "blocked",
  OnAccountSuppressionList: "blocked",
};

/**
 * Amazon SES by SNS. Documented at docs.aws.amazon.com, "Verifying the signatures of Amazon SNS messages", "Amazon SNS
 * notification contents for Amazon SES" and "Amazon SES SMTP": `250 Ok` is followed by the number of the mail. The
 * address of the subscription holds our secret as well, so that a stranger makes us fetch no certificate, and of its
 * messages those of our topic count.
 */
export const ses: MailReceipts = {
  providerId: (response) => /^250 (?:2\.0\.0 )?Ok (\S+)$/i.exec(response.trim())?.[1] ?? null,
  isLikely: (head, { secret }) => hasSecret(head, secret),
  async isGenuine(callback, { secret, topic, now, get }) {
    if (!hasSecret(callback, secret)) return false;
    const { body } = callback;
    // Anybody with a topic of their own can get signatures of SNS.
    if (at(body, "TopicArn") !== topic) return false;
    if (!isRecent(Date.parse(String(at(body, "Timestamp"))), now)) return false;
    const certificate = certificateAddress(at(body, "SigningCertURL"));
    const fields = signedFields[String(at(body, "Type"))];
    const signature = at(body, "Signature");
    if (certificate === null || fields === undefined || typeof signature !== "string") return false;
    const signed = fields
      .filter((name) => typeof at(body, name) === "string")
      .map((name) => `${name}\n${at(body, name)}\n`)
      .join("");
    const algorithm = at(body, "SignatureVersion") === "2" ? "sha256" : "sha1";
    try {
      const bytes = Buffer.from(signature, "base64");
      return verify(algorithm, Buffer.from(signed), await get(certificate), bytes);
    } catch {
      return false;
    }
  },
  confirmation: ({ body }) =>
    at(body, "Type") === "SubscriptionConfirmation" ? snsAddress(at(body, "SubscribeURL")) : null,
  read({ body }) {
    const type = at(body, "Type");
    if (type === "SubscriptionConfirmation") return [];
    const notice = parsedJson(String(at(body, "Message")));
    const what = at(notice, "notificationType") ?? at(notice, "eventType");
    if (type !== "Notification" || typeof what !== "string") return null;
    const ids = { id: null, providerId: textOf(at(notice, "mail", "messageId")) };
    return ids.providerId === null ? [] : ended(what, notice, ids);
  },
};

function ended(what: string, notice: unknown, ids: MessageIds): ReadReceipt[] {
  const endedAt = momentOf(at(notice, what.toLowerCase(), "timestamp"));
  switch (what) {
    case "Delivery":
      return [delivered(ids, endedAt)];
    case "Complaint":
      return isOfSpam(at(notice, "complaint")) ? [undelivered(ids, "spam-report", endedAt)] : [];
    case "Reject":
      return [undelivered(ids, "rejected", endedAt)];
    case "Bounce":
      return [undelivered(ids, bounceReason(at(notice, "bounce")), endedAt)];
    default:
      return [];
  }
}

/** By the type of a complaint (RFC 5965), which not every mailbox provider names: `not-spam` withdraws one. */
function isOfSpam(complaint: unknown): boolean {
  const type = textOf(at(complaint, "complaintFeedbackType")) ?? "abuse";
  return type === "abuse" || type === "fraud";
}

function bounceReason(bounce: unknown): UndeliveredReason {
  const known = reasons[String(at(bounce, "bounceSubType"))];
  if (known !== undefined) return known;
  const [status, words] = ["status", "diagnosticCode"].map((name) =>
    at(bounce, "bouncedRecipients", 0, name),
  );
  const said = reasonOfStatus(status, words);
  if (at(bounce, "bounceType") === "Permanent")
    return said === "unknown" ? "no-such-address" : said;
  // A temporary bounce does not show that the address is wrong for good.
  return said === "no-such-address" || said === "unknown" ? "unreachable" : said;
}

function certificateAddress(value: unknown): URL | null {
  const url = snsAddress(value);
  return url !== null && certificatePath.test(url.pathname) ? url : null;
}

/** An address of SNS itself; null for any other. */
function snsAddress(value: unknown): URL | null {
  const url = URL.parse(String(value));
  const isOurs = url?.protocol === "https:" && url.port === "" && snsHost.test(url.hostname);
  return url !== null && isOurs ? url : null;
}
