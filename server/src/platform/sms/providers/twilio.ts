import { createHmac } from "node:crypto";
import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import {
  type CallbackHead,
  delivered,
  headerOf,
  textOf,
  undelivered,
} from "../../receipts/receipt.ts";
import { isSameSecret } from "../../same-secret.ts";
import { basic, form, optional, type SmsProvider, taken, worth } from "../provider.ts";

/** The address of an account, below the provider's own or one that replaces it. */
const below = ({ url, account }: { url: string | null; account: string | null }, path: string) =>
  new URL(
    `/2010-04-01/Accounts/${encodeURIComponent(account ?? "")}/${path}`,
    url ?? "https://api.twilio.com",
  ).href;

const signatureHeader = "x-twilio-signature";

/** Letters; a receipt has some twenty fields. */
const longestReceipt = 16_384;

/** From "Error and warning dictionary"; 30008 means unknown. */
const reasons: Readonly<Record<string, UndeliveredReason>> = {
  30003: "unreachable",
  30004: "blocked",
  30005: "no-such-address",
  30006: "no-such-address",
  30007: "blocked",
  21610: "blocked",
};

/**
 * Twilio. Read at www.twilio.com/docs, "Messages resource" and "Error and warning dictionary": a form, the SID and the
 * token as Basic; 201 with `sid` and `status`; 4xx with a `code` of the message or the number, which the documents advise
 * not to read; 401, 429; 403 where the account is suspended, as without credit. `MG` and 32 digits are a Messaging
 * Service.
 */
export const twilio: SmsProvider = {
  needs: ["account", "token", "from"],
  request: (account, { to, text }) => {
    const from = account.from ?? "";
    const by = /^MG[\da-f]{32}$/i.test(from) ? { MessagingServiceSid: from } : { From: from };
    return {
      url: below(account, "Messages.json"),
      ...form(
        { To: to, Body: text, ...by, ...optional("StatusCallback", account.receiptsTo ?? null) },
        basic(account.account, account.token),
      ),
    };
  },
  verdict({ status, json: answer }) {
    if (status === 403) return { is: "away", because: "no credit, or not allowed" };
    if (status >= 300) return null;
    const state = at(answer, "status");
    if (state === "failed" || state === "undelivered") return { is: "refused" };
    const sid = at(answer, "sid");
    return sid === undefined ? { is: "unknown" } : taken(sid);
  },
  credit: {
    request: (account) => ({
      url: below(account, "Balance.json"),
      headers: basic(account.account, account.token),
    }),
    read: (answer) => worth(at(answer, "balance"), at(answer, "currency")),
  },
  /**
   * Documented at www.twilio.com/docs, "Track outbound message status" and "Webhooks security": a form with
   * `MessageSid`, `MessageStatus` and `ErrorCode`; `X-Twilio-Signature` is HMAC-SHA1 by the auth token over the address
   * and the sorted fields. Its library, as this, takes the address with its port and without it.
   */
  receipts: {
    isLikely,
    isSigned(callback, { token }) {
      // A callback that is not signed, or is longer than any receipt, is not parsed.
      if (!isLikely(callback) || callback.text.length > longestReceipt) return false;
      const entries = Object.entries(Object(callback.body) as Record<string, unknown>);
      const fields = entries
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}${value}`);
      return (
        token !== null &&
        addressesOf(callback.url).some((address) => {
          const hmac = createHmac("sha1", token).update(address + fields.join(""));
          return isSameSecret(headerOf(callback, signatureHeader), hmac.digest("base64"));
        })
      );
    },
    read({ body }) {
      const ids = { id: null, providerId: textOf(at(body, "MessageSid")) };
      const status = at(body, "MessageStatus");
      if (ids.providerId === null || typeof status !== "string") return null;
      if (status === "delivered" || status === "read") return [delivered(ids)];
      if (status !== "undelivered" && status !== "failed") return [];
      return [undelivered(ids, reasons[String(at(body, "ErrorCode"))] ?? "unknown")];
    },
  },
};

function isLikely(head: CallbackHead): boolean {
  return headerOf(head, signatureHeader)?.length === 28;
}

function addressesOf(url: string): string[] {
  const [origin = "", scheme, host, port = scheme === "https:" ? ":443" : ":80"] =
    /^(https?:)(\/\/[^/]+?)(:\d+)?(?=\/)/.exec(url) ?? [];
  const path = url.slice(origin.length);
  return [`${scheme}${host}${path}`, `${scheme}${host}${port}${path}`];
}
