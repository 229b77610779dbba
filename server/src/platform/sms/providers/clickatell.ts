import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import { delivered, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { json, optional, type SmsProvider, taken, withoutPlus, worth } from "../provider.ts";
import { reasonIn } from "../reasons.ts";

/**
 * Errors of the account, the integration or the sender: 20 is no credit, 43 a rate limit, 44 and 45 are its number, 46 is a
 * trial that is over. The others are of the message or the number.
 */
const ofTheAccount = [1, 2, 3, 7, 20, 38, 39, 43, 44, 45, 46];
/** A fault after which the documents ask to try again. */
const retryLater = 19;
/** The provider itself does not know whether it was sent. */
const internalError = 18;

const arrived = ["DEVICE_ACK", "READ", "RECEIVED_BY_RECIPIENT"];
/** Other final states: no further callback comes for such a message. */
const failed = /EXPIRED|STOPPED|CANCEL|FAIL|ERROR|BALANCE|CREDIT|LIMIT|NOT_EXIST|DENIED/;
const reasons: Readonly<Record<string, UndeliveredReason>> = {
  RECIPIENT_DOES_NOT_EXIST: "no-such-address",
  EXPIRED: "unreachable",
  DELIVERY_FAILURE: "unreachable",
  ERROR_DELIVERING: "unreachable",
};

/**
 * Clickatell's One API. Read at guides.clickatell.com, "Send messages", and docs.clickatell.com, "Errors Table" of the One
 * API: 202 with `accepted` for each message, 207 where some were not; an `error` with a code, of the whole request or of a
 * message; 401, 402 without credit, 503.
 */
export const clickatell: SmsProvider = {
  needs: ["token"],
  request: ({ url, token, from }, { to, text }, id) => ({
    url: url ?? "https://platform.clickatell.com/v1/message",
    ...json(
      {
        messages: [
          {
            channel: "sms",
            to: withoutPlus(to),
            content: text,
            clientMessageId: id,
            ...optional("from", from),
          },
        ],
      },
      { Authorization: token ?? "" },
    ),
  }),
  verdict({ status, json: answer }) {
    if (status === 402) return { is: "away", because: "no credit" };
    const message = at(answer, "messages", 0);
    const code = Number(at(answer, "error", "code") ?? at(message, "error", "code"));
    if (ofTheAccount.includes(code)) return { is: "away", because: `error ${code}` };
    if (code === retryLater) return { is: "later" };
    if (code === internalError) return status < 500 ? { is: "unknown" } : null;
    // Another error of the whole request comes without messages.
    if (status < 300 && Object(at(answer, "error")) === at(answer, "error")) return { is: "away" };
    const accepted = at(message, "accepted");
    if (accepted === true) return taken(at(message, "apiMessageId"));
    if (accepted === false) return { is: "refused" };
    return status < 300 ? { is: "unknown" } : null;
  },
  credit: {
    request: ({ url, token }) => ({
      url: new URL("/public-client/balance", url ?? "https://platform.clickatell.com").href,
      headers: { Authorization: token ?? "" },
    }),
    read: (answer) => worth(at(answer, "balance"), at(answer, "currency")),
  },
  /**
   * Documented at docs.clickatell.com, "One API Message Status Table" and "Message status callbacks": the One API
   * sends `event.messageStatusUpdate`, a list; an integration for SMS alone one object. The word of a status counts: its number
   * means another thing in each of them (4 is on its way in one, arrived in the other). Not signed; the callback can have a
   * user name and a password.
   */
  receipts: {
    read({ body }) {
      const list = at(body, "event", "messageStatusUpdate");
      const updates: unknown[] = Array.isArray(list) ? list : [body];
      if (textOf(at(updates[0], "messageId")) === null) return null;
      return updates.flatMap((update) => {
        const ids = {
          id: textOf(at(update, "clientMessageId")),
          providerId: textOf(at(update, "messageId")),
        };
        const status = textOf(at(update, "status"))?.toUpperCase() ?? "";
        const ended = momentOf(at(update, "timestamp"));
        if (arrived.includes(status)) return [delivered(ids, ended)];
        if (!failed.test(status)) return [];
        const said = reasonIn(at(update, "statusDescription"));
        const reason = reasons[status] ?? (said === "unknown" ? "rejected" : said);
        return [undelivered(ids, reason, ended)];
      });
    },
  },
};
