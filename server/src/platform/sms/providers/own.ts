import {
  type UndeliveredReason,
  undeliveredReasons,
} from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import { delivered, textOf, undelivered } from "../../receipts/receipt.ts";
import type { SmsReceipts } from "../provider.ts";
import { reasonIn } from "../reasons.ts";

/**
 * The operator's own gateway, or a provider that the settings describe:
 * `{"id","status":"delivered"|"undelivered","because"}` as JSON, a form or a query, where `id` is the id that was sent
 * with the message, or that its response named.
 */
export const own: SmsReceipts = {
  read({ body, query }) {
    const fields = textOf(at(body, "id")) === null ? query : body;
    const id = textOf(at(fields, "id"));
    const status = textOf(at(fields, "status"))?.toLowerCase();
    if (id === null || status === undefined) return null;
    const ids = { id, providerId: id };
    if (/^deliv/.test(status)) return [delivered(ids)];
    if (!/^(?:undeliv|fail|expired|reject)/.test(status)) return [];
    return [undelivered(ids, reasonOf(textOf(at(fields, "because")), status))];
  },
};

const reasonOf = (because: string | null, status: string): UndeliveredReason =>
  undeliveredReasons.find((reason) => reason === because) ?? reasonIn(because, status);
