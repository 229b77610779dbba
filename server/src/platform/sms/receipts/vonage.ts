import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../at.ts";
import { delivered, textOf, undelivered } from "../../receipts/receipt.ts";
import { reasonIn, type SmsReceipts } from "./sms-receipts.ts";

/** Of "Delivery receipts", `err-code`: 2 absent for a while, 3 for good, 4 barred, 6 spam, 7 busy, 9 illegal, 14 blocked, 15 no funds. */
const reasons: Readonly<Record<string, UndeliveredReason>> = {
  2: "unreachable",
  3: "no-such-address",
  4: "blocked",
  6: "blocked",
  7: "unreachable",
  8: "unreachable",
  9: "no-such-address",
  11: "rejected",
  12: "unreachable",
  13: "blocked",
  14: "blocked",
  15: "rejected",
};
const failed = ["failed", "expired", "rejected"];

/**
 * Vonage. Documented at developer.vonage.com, "Delivery receipts" of the SMS API: GET or POST with `messageId`, `status` and
 * `err-code`; `accepted`, `buffered` and `unknown` are no end. Our own secret stands in the address that each message names.
 */
export const vonage: SmsReceipts = {
  read({ body, query }) {
    const fields = textOf(at(body, "messageId")) === null ? query : body;
    const ids = { id: null, providerId: textOf(at(fields, "messageId")) };
    const status = textOf(at(fields, "status"));
    if (ids.providerId === null || status === null) return null;
    if (status === "delivered") return [delivered(ids)];
    if (!failed.includes(status)) return [];
    const code = Number(at(fields, "err-code"));
    return [undelivered(ids, reasons[code] ?? reasonIn(status))];
  },
};
