import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../at.ts";
import { delivered, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { reasonIn, type SmsReceipts } from "./sms-receipts.ts";

const arrived = ["DEVICE_ACK", "READ", "RECEIVED_BY_RECIPIENT"];
/** What else ends: nothing more is heard of such a message. */
const failed = /EXPIRED|STOPPED|CANCEL|FAIL|ERROR|BALANCE|CREDIT|LIMIT|NOT_EXIST|DENIED/;
const reasons: Readonly<Record<string, UndeliveredReason>> = {
  RECIPIENT_DOES_NOT_EXIST: "no-such-address",
  EXPIRED: "unreachable",
  DELIVERY_FAILURE: "unreachable",
  ERROR_DELIVERING: "unreachable",
};

/**
 * Clickatell. Documented at docs.clickatell.com, "One API Message Status Table" and "Message status callbacks": the One API
 * sends `event.messageStatusUpdate`, a list; an integration for SMS alone one object. The word of a status counts: its number
 * means another thing in each of them (4 is on its way in one, arrived in the other). Not signed; the callback can have a
 * user name and a password.
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
      const status = textOf(at(update, "status"))?.toUpperCase() ?? "";
      const ended = momentOf(at(update, "timestamp"));
      if (arrived.includes(status)) return [delivered(ids, ended)];
      if (!failed.test(status)) return [];
      const said = reasonIn(at(update, "statusDescription"));
      const reason = reasons[status] ?? (said === "unknown" ? "rejected" : said);
      return [undelivered(ids, reason, ended)];
    });
  },
};
