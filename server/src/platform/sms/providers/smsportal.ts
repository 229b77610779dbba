import { at } from "../../at.ts";
import { basic, json, type SmsProvider, taken, withoutPlus } from "../provider.ts";

/**
 * SMSPortal. Read at docs.smsportal.com, "Quick Start Guide - REST API" and "Sending Messages": a client id and its
 * secret as Basic; 200 with an event and a report of faults, also where nothing was sent; 401, 403 without credit.
 */
export const smsportal: SmsProvider = {
  needs: ["account", "token"],
  request: ({ url, account, token, from }, { to, text }, id) => ({
    url: url ?? "https://rest.smsportal.com/v3/BulkMessages",
    ...json(
      {
        messages: [{ content: text, destination: withoutPlus(to), customerId: id }],
        ...(from !== null && { sendOptions: { senderId: from } }),
      },
      basic(account, token),
    ),
  }),
  verdict({ status, json: answer }) {
    if (status === 403) return { is: "away", because: "no credit, or not allowed" };
    if (status >= 300) return null;
    const faults = at(answer, "errorReport", "faults");
    const sent = Number(at(answer, "messages"));
    if (Array.isArray(faults) && faults.length > 0) return { is: "refused" };
    if (sent === 0) return { is: "refused" };
    return sent > 0 ? taken(at(answer, "eventId")) : { is: "unknown" };
  },
  credit: {
    request: ({ url, account, token }) => ({
      url: new URL("/v3/Balance", url ?? "https://rest.smsportal.com").href,
      headers: basic(account, token),
    }),
    read: (answer) => {
      const balance = at(answer, "balance");
      return balance === undefined ? undefined : `${balance} credits`;
    },
  },
};
