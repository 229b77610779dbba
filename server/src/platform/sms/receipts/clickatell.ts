import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../at.ts";
import { delivered, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { reasonIn, type SmsReceipts } from "./sms-receipts.ts";

/** Of "Message status codes": 1 unknown, 5 an error of the message, 6 cancelled, 7 of delivery, 9 routing, 10 expired, 12 credit. */
const failed: Readonly<Record<number, UndeliveredReason>> = {
  1: "unknown",
  5: "rejected",
  6: "rejected",
  7: "unreachable",
  9: "rejected",
  10: "unreachable",
  12: "rejected",
  14: "rejected",
};
const received = 4;

/**
 * Clickatell. Documented at docs.clickatell.com, "Message status callbacks": the One API sends `event.messageStatusUpdate`, a
 * list; an integration for SMS alone one object. Not signed; the callback can have a user name and a password.
 */
export const clickatell: SmsReceipts = {
  read({ body }) {
    const list = at(body, "event", "messageStatusUpdate");
    const updates: unknown[] = Array.isArray(list) ? list : [body];
    if (textOf(at(updates[0], "messageId")) === null) return null;
    return updates.flatMap((update) => {
      const ids = {
        id: textOf(at(update, "clientMessageId")),
        providerId: textOf(at(update, "messageId")),
      };
      const code = Number(at(update, "statusCode"));
      const status = at(update, "status");
      const ended = momentOf(at(update, "timestamp"));
      if (code === received || status === "RECEIVED_BY_RECIPIENT") return [delivered(ids, ended)];
      const reason = failed[code];
      if (reason === undefined) return [];
      const said = reasonIn(status, at(update, "statusDescription"));
      return [undelivered(ids, said === "unknown" ? reason : said, ended)];
    });
  },
};
