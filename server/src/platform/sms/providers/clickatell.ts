import { at } from "../../at.ts";
import { json, type SmsProvider, taken, withoutPlus } from "../provider.ts";

/**
 * Clickatell's One API. Read at guides.clickatell.com, "Send messages" of the One API: 202 with `accepted` for each
 * message, 207 where some were not; 401, 402 without credit, 503.
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
            ...(from !== null && { from }),
          },
        ],
      },
      { Authorization: token ?? "" },
    ),
  }),
  verdict({ status, json: answer }) {
    if (status === 402) return { is: "away", because: "no credit" };
    // An error of the whole request, of the account or its set-up, is said without messages.
    if (status < 300 && Object(at(answer, "error")) === at(answer, "error")) return { is: "away" };
    const accepted = at(answer, "messages", 0, "accepted");
    if (accepted === true) return taken(at(answer, "messages", 0, "apiMessageId"));
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
};

const worth = (balance: unknown, currency: unknown) =>
  balance === undefined ? undefined : `${balance} ${currency ?? ""}`.trim();
