import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../at.ts";
import { delivered, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { reasonIn, type SmsReceipts } from "./sms-receipts.ts";

/** A group that says delivered, of which one status means the operator alone. */
const deliveredGroup = 3;
const toOperator = 2;
/** Undeliverable, expired, rejected. */
const groups: Readonly<Record<number, UndeliveredReason>> = {
  2: "unknown",
  4: "unreachable",
  5: "rejected",
};

/**
 * Infobip. Documented at www.infobip.com/docs, "Receive outbound SMS message report" and "Message status codes": a list
 * `results`, where `messageId` is the number that we gave; not signed.
 */
export const infobip: SmsReceipts = {
  read({ body }) {
    const results = at(body, "results");
    if (!Array.isArray(results)) return null;
    return results.flatMap((result) => {
      const ids = { id: textOf(at(result, "messageId")), providerId: null };
      const group = Number(at(result, "status", "groupId"));
      const ended = momentOf(at(result, "doneAt"));
      if (ids.id === null) return [];
      if (group === deliveredGroup)
        return at(result, "status", "id") === toOperator ? [] : [delivered(ids, ended)];
      if (groups[group] === undefined) return [];
      const said = reasonIn(at(result, "error", "name"), at(result, "status", "name"));
      return [undelivered(ids, said === "unknown" ? (groups[group] ?? said) : said, ended)];
    });
  },
};
