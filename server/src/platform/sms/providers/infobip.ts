import { at } from "../../at.ts";
import { json, optional, type SmsProvider, taken, withoutPlus } from "../provider.ts";

/** Groups of statuses: 0 accepted, 1 pending, 3 delivered. */
const accepted = [0, 1, 3];
/** Of the account: 12 has no credit, 3 and 4 are numbers and networks that it may not reach. */
const withoutCredit = 12;

/**
 * Infobip. Read at www.infobip.com/docs, "Send SMS message over HTTP API" and "Response codes": each account has an
 * address of its own; 200 with a group of statuses for each message, also where it is rejected; 401, 429.
 */
export const infobip: SmsProvider = {
  needs: ["token", "url"],
  request: ({ url, token, from, receiptsTo = null }, { to, text }, id) => ({
    url: new URL("/sms/2/text/advanced", url ?? "").href,
    ...json(
      {
        messages: [
          {
            text,
            destinations: [{ to: withoutPlus(to), messageId: id }],
            ...optional("from", from),
            ...optional("notifyUrl", receiptsTo),
          },
        ],
      },
      { Authorization: `App ${token ?? ""}` },
    ),
  }),
  verdict({ status, json: answer }) {
    if (status >= 300) return null;
    const message = at(answer, "messages", 0);
    const group = at(message, "status", "groupId");
    if (typeof group !== "number") return { is: "unknown" };
    if (accepted.includes(group)) return taken(at(message, "messageId"));
    if (at(message, "status", "id") === withoutCredit) return { is: "away", because: "no credit" };
    return { is: "refused" };
  },
  credit: {
    request: ({ url, token }) => ({
      url: new URL("/account/1/balance", url ?? "").href,
      headers: { Authorization: `App ${token ?? ""}`, Accept: "application/json" },
    }),
    read: (answer) => {
      const balance = at(answer, "balance");
      return balance === undefined
        ? undefined
        : `${balance} ${at(answer, "currency") ?? ""}`.trim();
    },
  },
};
