import { at } from "../../at.ts";
import { isGsm7 } from "../gsm7.ts";
import { basic, form, optional, type SmsProvider, taken, withoutPlus } from "../provider.ts";

/**
 * 4, 14 and 32: key or signature; 8, 11: the account; 9: no credit; 10: too many connections; 15: the sender; 23: where it
 * is to call back; 29: an account on trial, which reaches few numbers.
 */
const ofTheAccount = ["4", "8", "9", "10", "11", "14", "15", "23", "29", "32"];

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
    read: (answer) => {
      const value = at(answer, "value");
      return value === undefined ? undefined : `${value} EUR`;
    },
  },
};
