import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import { delivered, textOf, undelivered } from "../../receipts/receipt.ts";
import { isGsm7 } from "../gsm7.ts";
import { basic, form, optional, type SmsProvider, taken, withoutPlus, worth } from "../provider.ts";
import { reasonIn } from "../reasons.ts";

/**
 * 4, 14 and 32: key or signature; 8, 11: the account; 9: no credit; 10: too many connections; 15: the sender; 23: where it
 * is to call back; 29: an account on trial, which reaches few numbers.
 */
const ofTheAccount = ["4", "8", "9", "10", "11", "14", "15", "23", "29", "32"];

/**
 * Of "Delivery receipts", `err-code`: 2 absent for a while, 3 for good, 4 barred, 6 spam, 7 busy, 9 illegal, 14
 * blocked, 15 no funds.
 */
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
 * Vonage. Read at developer.vonage.com, "SMS API" and "Troubleshooting SMS": a form with key and secret; always 200,
 * with a `status` for each message: 0 is taken, 1 throttled, 5 a fault of theirs.
 */
export const vonage: SmsProvider = {
  needs: ["account", "token", "from"],
  request: ({ url, account, token, from, receiptsTo = null }, { to, text }, id) => ({
    url: url ?? "https://rest.nexmo.com/sms/json",
    ...form({
      api_key: account ?? "",
      api_secret: token ?? "",
      to: withoutPlus(to),
      from: from ?? "",
      text,
      type: isGsm7(text) ? "text" : "unicode",
      "client-ref": id,
      ...optional("callback", receiptsTo),
    }),
  }),
  verdict({ status, json: answer }) {
    if (status >= 300) return null;
    const message = at(answer, "messages", 0);
    const code = at(message, "status");
    if (typeof code !== "string") return { is: "unknown" };
    if (code === "0") return taken(at(message, "message-id"));
    const because = `${at(message, "error-text") ?? code}`;
    if (code === "1") return { is: "later", because };
    if (code === "5") return { is: "unknown", because };
    return ofTheAccount.includes(code) ? { is: "away", because } : { is: "refused", because };
  },
  credit: {
    request: ({ url, account, token }) => ({
      url: new URL("/account/get-balance", url ?? "https://rest.nexmo.com").href,
      headers: basic(account, token),
    }),
    read: (answer) => worth(at(answer, "value"), "EUR"),
  },
  /**
   * Documented at developer.vonage.com, "Delivery receipts" of the SMS API: GET or POST with `messageId`, `status` and
   * `err-code`; `accepted`, `buffered` and `unknown` are no end. Our own secret stands in the address that each message names.
   */
  receipts: {
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
  },
};
