import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import { delivered, momentOf, textOf, undelivered } from "../../receipts/receipt.ts";
import { json, optional, type SmsProvider, taken, withoutPlus, worth } from "../provider.ts";
import { reasonIn } from "../reasons.ts";

/** Groups of statuses: 0 accepted, 1 pending, 3 delivered. */
const accepted = [0, 1, 3];
/** Rejected because of the account: 11 and 13 are its sender, 12 is no credit, 17 credit that has expired. */
const ofTheAccount = [11, 12, 13, 17];
/** Rejected by a fault of theirs: the documents ask to send it again. */
const systemError = 21;
/** Rejected as sent twice: a message with this number was accepted before, by an answer that was lost. */
const duplicate = 23;

/** The group for delivered; one of its statuses means only that the mobile operator has the message. */
const deliveredGroup = 3;
const toOperator = 2;
/** Undeliverable, expired, rejected. */
const groups: Readonly<Record<number, UndeliveredReason>> = {
  2: "unknown",
  4: "unreachable",
  5: "rejected",
};

/**
 * Infobip. Read at www.infobip.com/docs, "Send SMS message over HTTP API", "Response codes" and "Idempotent message
 * sending": each account has an address of its own; 200 with a group of statuses for each message, also where it is
 * rejected; 401, 429.
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
    const id = Number(at(message, "status", "id"));
    if (accepted.includes(group) || id === duplicate) return taken(at(message, "messageId"));
    if (ofTheAccount.includes(id))
      return { is: "away", because: `${at(message, "status", "name")}` };
    return { is: id === systemError ? "later" : "refused" };
  },
  credit: {
    request: ({ url, token }) => ({
      url: new URL("/account/1/balance", url ?? "").href,
      headers: { Authorization: `App ${token ?? ""}`, Accept: "application/json" },
    }),
    read: (answer) => worth(at(answer, "balance"), at(answer, "currency")),
  },
  /**
   * Documented at www.infobip.com/docs, "Receive outbound SMS message report" and "Message status codes": a list
   * `results`, where `messageId` is the number that we gave; not signed. One of a duplicate says nothing of the message
   * that was accepted.
   */
  receipts: {
    read({ body }) {
      const results = at(body, "results");
      if (!Array.isArray(results)) return null;
      return results.flatMap((result) => {
        const ids = { id: textOf(at(result, "messageId")), providerId: null };
        const group = Number(at(result, "status", "groupId"));
        const ended = momentOf(at(result, "doneAt"));
        if (ids.id === null || at(result, "status", "id") === duplicate) return [];
        if (group === deliveredGroup)
          return at(result, "status", "id") === toOperator ? [] : [delivered(ids, ended)];
        if (groups[group] === undefined) return [];
        const said = reasonIn(at(result, "error", "name"), at(result, "status", "name"));
        return [undelivered(ids, said === "unknown" ? (groups[group] ?? said) : said, ended)];
      });
    },
  },
};
