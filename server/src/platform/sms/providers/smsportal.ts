import { at } from "../../at.ts";
import { basic, json, type SmsProvider, taken, withoutPlus } from "../provider.ts";

/**
 * SMSPortal. Read at docs.smsportal.com, "Send one or more messages" of REST V3 and "Sending Messages": a client id and its
 * secret as Basic; 200 with `sendResponse`, an event and a report of faults, also where nothing was sent, and with
 * `errors` where the whole request was refused; 401, 403 without credit. V1 answers the event without `sendResponse`.
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
    // An error of the whole request is of the account or its credit.
    if (isFilled(at(answer, "errors"))) return { is: "away" };
    const event = at(answer, "sendResponse") ?? answer;
    const sent = Number(at(event, "messages"));
    if (isFilled(at(event, "errorReport", "faults")) || sent === 0) return { is: "refused" };
    return sent > 0 ? taken(at(event, "eventId")) : { is: "unknown" };
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

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;
