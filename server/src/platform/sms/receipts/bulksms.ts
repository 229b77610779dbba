import { at } from "../../at.ts";
import { delivered, textOf, undelivered } from "../../receipts/receipt.ts";
import { reasonIn, type SmsReceipts } from "./sms-receipts.ts";

/**
 * BulkSMS. Documented at www.bulksms.com/developer/json/v1, "Webhooks": a list of messages as its API shows them, not signed;
 * `status.type` is DELIVERED or FAILED at the end, with a `subtype` that says why.
 */
export const bulksms: SmsReceipts = {
  read({ body }) {
    if (!Array.isArray(body)) return null;
    return body.flatMap((message) => {
      const ids = { id: null, providerId: textOf(at(message, "id")) };
      const type = at(message, "status", "type");
      if (ids.providerId === null) return [];
      if (type === "DELIVERED") return [delivered(ids)];
      if (type !== "FAILED") return [];
      return [undelivered(ids, reasonIn(at(message, "status", "subtype")))];
    });
  },
};
