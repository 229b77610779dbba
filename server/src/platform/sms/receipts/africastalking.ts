import { at } from "../../at.ts";
import { delivered, textOf, undelivered } from "../../receipts/receipt.ts";
import { reasonIn, type SmsReceipts } from "./sms-receipts.ts";

const failed = ["Failed", "Rejected", "AbsentSubscriber", "Expired"];

/**
 * Africa's Talking. Documented at developers.africastalking.com, "SMS notifications": a form with `id`, `status` and
 * `failureReason`, not signed; `Sent`, `Submitted` and `Buffered` are on their way.
 */
export const africastalking: SmsReceipts = {
  read({ body }) {
    const ids = { id: null, providerId: textOf(at(body, "id")) };
    const status = textOf(at(body, "status"));
    if (ids.providerId === null || status === null) return null;
    if (status === "Success") return [delivered(ids)];
    if (!failed.includes(status)) return [];
    return [undelivered(ids, reasonIn(at(body, "failureReason"), status))];
  },
};
