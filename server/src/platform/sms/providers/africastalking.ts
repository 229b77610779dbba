import { at } from "../../json-path.ts";
import { delivered, textOf, undelivered } from "../../receipts/receipt.ts";
import { form, optional, type SmsProvider, taken } from "../provider.ts";
import { reasonIn } from "../reasons.ts";

const accepted = [100, 101, 102];
/** 401: account on hold; 402: wrong sender; 405: no credit; 501 and 502: the gateway did not accept it. */
const ofTheAccount = [401, 402, 405, 501, 502];
/** The provider itself does not know whether it was sent. */
const internalError = 500;

const failed = ["Failed", "Rejected", "AbsentSubscriber", "Expired"];

/**
 * Africa's Talking. Read at developers.africastalking.com, "Bulk SMS sending": a form; 201 with a `statusCode` for each
 * recipient, also where it is refused; 401 in words for a wrong key.
 */
export const africastalking: SmsProvider = {
  needs: ["account", "token"],
  request: ({ url, account, token, from }, { to, text }) => ({
    url: url ?? "https://api.africastalking.com/version1/messaging",
    ...form(
      { username: account ?? "", to, message: text, ...optional("from", from) },
      { apiKey: token ?? "" },
    ),
  }),
  verdict({ status, json: answer }) {
    if (status >= 300) return null;
    const recipient = at(answer, "SMSMessageData", "Recipients", 0);
    const code = Number(at(recipient, "statusCode"));
    if (accepted.includes(code)) return taken(at(recipient, "messageId"));
    if (ofTheAccount.includes(code)) return { is: "away", because: `${at(recipient, "status")}` };
    if (code === internalError) return { is: "unknown" };
    // Without a recipient the words say why: InvalidSenderId, the account.
    if (recipient === undefined && at(answer, "SMSMessageData") !== undefined)
      return { is: "away" };
    return Number.isNaN(code) ? { is: "unknown" } : { is: "refused" };
  },
  credit: {
    request: ({ url, account, token }) => ({
      url: new URL(
        `/version1/user?username=${encodeURIComponent(account ?? "")}`,
        url ?? "https://api.africastalking.com",
      ).href,
      headers: { apiKey: token ?? "", Accept: "application/json" },
    }),
    read: (answer) => at(answer, "UserData", "balance") as string | undefined,
  },
  /**
   * Documented at developers.africastalking.com, "SMS notifications": a form with `id`, `status` and
   * `failureReason`, not signed; `Sent`, `Submitted` and `Buffered` are on their way.
   */
  receipts: {
    read({ body }) {
      const ids = { id: null, providerId: textOf(at(body, "id")) };
      const status = textOf(at(body, "status"));
      if (ids.providerId === null || status === null) return null;
      if (status === "Success") return [delivered(ids)];
      if (!failed.includes(status)) return [];
      return [undelivered(ids, reasonIn(at(body, "failureReason"), status))];
    },
  },
};
