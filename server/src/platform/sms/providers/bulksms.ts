import { createHash } from "node:crypto";
import { at } from "../../json-path.ts";
import { delivered, textOf, undelivered } from "../../receipts/receipt.ts";
import { basic, json, optional, type SmsProvider, taken, worth } from "../provider.ts";
import { reasonIn } from "../reasons.ts";

/** The same number for the same message, as `deduplication-id` wants one: BulkSMS sends such a message once. */
const numberOf = (id: string) =>
  String(createHash("sha256").update(id).digest().readUInt32BE() & 0x7f_ff_ff_ff);

/**
 * BulkSMS. Read at www.bulksms.com/developer/json/v1 (its OpenAPI document): a token's id and secret as Basic; 201 with
 * a list of messages; problem+json with a status otherwise, 403 without credit.
 */
export const bulksms: SmsProvider = {
  needs: ["account", "token"],
  request: ({ url, account, token, from }, { to, text }, id) => {
    const address = new URL(url ?? "https://api.bulksms.com/v1/messages");
    address.searchParams.set("auto-unicode", "true");
    address.searchParams.set("deduplication-id", numberOf(id));
    const body = { to, body: text, userSuppliedId: id.slice(0, 20), ...optional("from", from) };
    return { url: address.href, ...json(body, basic(account, token)) };
  },
  verdict({ status, json: answer }) {
    if (status === 403) return { is: "away", because: "no credit, or not allowed" };
    if (status >= 300) return null;
    const type = at(answer, 0, "status", "type");
    if (type === "FAILED") return { is: "refused" };
    const id = at(answer, 0, "id");
    return id === undefined ? { is: "unknown" } : taken(id);
  },
  credit: {
    request: ({ url, account, token }) => ({
      url: new URL("/v1/profile", url ?? "https://api.bulksms.com").href,
      headers: basic(account, token),
    }),
    read: (answer) => worth(at(answer, "credits", "balance"), "credits"),
  },
  /**
   * Documented at www.bulksms.com/developer/json/v1, "Webhooks": a list of messages as its API shows them, not signed;
   * `status.type` is DELIVERED or FAILED at the end, with a `subtype` that says why.
   */
  receipts: {
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
  },
};
