import { createHmac } from "node:crypto";
import { at } from "../../json-path.ts";
import { delivered, isRecent, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { isSameSecret } from "../../same-secret.ts";
import { idIn, type MailReceipts, reasonOfStatus } from "./mail-receipts.ts";

/** Letters; an event has some thousands. */
const longestEvent = 128 * 1024;

/**
 * Mailgun. Documented at documentation.mailgun.com, "Securing webhooks" and "Event structure": `signature` is
 * HMAC-SHA256 by the webhook signing key over timestamp and token; `event-data` names the Message-ID that we gave. A
 * failure whose `severity` is temporary is tried again.
 */
export const mailgun: MailReceipts = {
  headers: () => ({ "X-Mailgun-Track-Clicks": "no", "X-Mailgun-Track-Opens": "no" }),
  async isGenuine(callback, { secret, now }) {
    // The signature stands in the body: more than an event has is not worth the parsing.
    if (callback.text.length > longestEvent) return false;
    const [timestamp, token, signature] = ["timestamp", "token", "signature"].map((name) =>
      textOf(at(callback.body, "signature", name)),
    );
    if (!timestamp || !token || !signature) return false;
    if (!isRecent(Number(timestamp) * 1_000, now)) return false;
    const expected = createHmac("sha256", secret)
      .update(timestamp + token)
      .digest("hex");
    return isSameSecret(signature, expected);
  },
  read({ body }) {
    const event = at(body, "event-data");
    const what = at(event, "event");
    if (typeof what !== "string") return null;
    const ids = { id: idIn(at(event, "message", "headers", "message-id")), providerId: null };
    if (ids.id === null) return [];
    const ended = momentOf(Math.trunc(Number(at(event, "timestamp"))));
    if (what === "delivered") return [delivered(ids, ended)];
    if (what === "complained") return [undelivered(ids, "spam-report", ended)];
    if (what === "rejected") return [undelivered(ids, "rejected", ended)];
    if (what !== "failed" || at(event, "severity") !== "permanent") return [];
    if (/^suppress-/.test(String(at(event, "reason")))) return [undelivered(ids, "blocked", ended)];
    const status = at(event, "delivery-status");
    const words = `${at(status, "message") ?? ""} ${at(status, "description") ?? ""}`;
    return [undelivered(ids, reasonOfStatus(at(status, "enhanced-code") ?? words, words), ended)];
  },
};
