import { at } from "../../at.ts";
import { basic, form, optional, type SmsProvider, taken } from "../provider.ts";

/** The address of an account, below the provider's own or one that takes its place. */
const below = ({ url, account }: { url: string | null; account: string | null }, path: string) =>
  new URL(
    `/2010-04-01/Accounts/${encodeURIComponent(account ?? "")}/${path}`,
    url ?? "https://api.twilio.com",
  ).href;

/**
 * Twilio. Read at www.twilio.com/docs, "Messages resource": a form, the SID and the token as Basic; 201 with `sid` and
 * `status`; 4xx with a `code` of the message or the number, which the documents advise not to read; 401, 429.
 * A sender that begins with `MG` is a Messaging Service.
 */
export const twilio: SmsProvider = {
  needs: ["account", "token", "from"],
  request: (account, { to, text }) => {
    const from = account.from ?? "";
    const by = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from };
    return {
      url: below(account, "Messages.json"),
      ...form(
        { To: to, Body: text, ...by, ...optional("StatusCallback", account.receiptsTo ?? null) },
        basic(account.account, account.token),
      ),
    };
  },
  verdict({ status, json: answer }) {
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
    read: (answer) => {
      const balance = at(answer, "balance");
      return balance === undefined
        ? undefined
        : `${balance} ${at(answer, "currency") ?? ""}`.trim();
    },
  },
};
