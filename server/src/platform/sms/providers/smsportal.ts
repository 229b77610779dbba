import { at } from "../../json-path.ts";
import { delivered, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { basic, json, type SmsProvider, taken, withoutPlus, worth } from "../provider.ts";
import { reasonIn } from "../reasons.ts";

const failed = ["UNDELIV", "EXPIRED", "BLIST", "NOROUTE", "CANCELLED"];

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
    // An error of the whole request is about the account or its credit.
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
    read: (answer) => worth(at(answer, "balance"), "credits"),
  },
  /**
   * Documented at docs.smsportal.com, "Webhooks V2 (POST)" and "Delivery Statuses": one object, where
   * `UserReference` is the number that we gave; not signed. `SUBMITD` and `STAGED` are on their way.
   */
  receipts: {
    read({ body }) {
      const ids = {
        id: textOf(at(body, "UserReference")),
        providerId: textOf(at(body, "EventId")),
      };
      const status = textOf(at(body, "Status"));
      if (status === null || (ids.id === null && ids.providerId === null)) return null;
      const ended = momentOf(at(body, "Received"));
      if (status === "DELIVRD") return [delivered(ids, ended)];
      return failed.includes(status) ? [undelivered(ids, reasonIn(status), ended)] : [];
    },
  },
};

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;
