import { at } from "../../at.ts";
import { delivered, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { reasonIn, type SmsReceipts } from "./sms-receipts.ts";

const failed = ["UNDELIV", "EXPIRED", "BLIST", "NOROUTE", "CANCELLED"];

/**
 * SMSPortal. Documented at docs.smsportal.com, "Webhooks V2 (POST)" and "Delivery Statuses": one object, where
 * `UserReference` is the number that we gave; not signed. `SUBMITD` and `STAGED` are on their way.
 */
export const smsportal: SmsReceipts = {
  read({ body }) {
    const ids = {
      id: textOf(at(body, "UserReference")),
      providerId: textOf(at(body, "EventId")),
    };
    const status = textOf(at(body, "Status"));
    if (status === null || (ids.id === null && ids.providerId === null)) return null;
    const ended = momentOf(at(body, "Received"));
    if (status === "DELIVRD") return [delivered(ids, ended)];
    return failed.includes(status) ? [undelivered(ids, reasonIn(status), ended)] : [];
  },
};
