import { at } from "../../at.ts";
import { json, type SmsAccount, type SmsAnswer, type SmsProvider, taken } from "../provider.ts";

/** The version of the Graph API whose documents were read. */
const defaultUrl = "https://graph.facebook.com/v23.0";

/** 130429, 131048, 131056, 80007 and 4: too many, in all or to this person; 368, 131031: held back for a while. */
const limits = [4, 80_007, 130_429, 131_048, 131_056];
/** 131016, 133004 and 2: their service does not run now; nothing was taken. */
const serviceAway = [2, 131_016, 133_004];
/** 131021, 131026, 130472, 131049, 131030, 130497: this person gets no such message. */
const refusals = [130_472, 130_497, 131_021, 131_026, 131_030, 131_049];
/** 1 and 131000: they do not know themselves. */
const unknown = [1, 131_000];

/**
 * WhatsApp Business Cloud API of Meta. Read at developers.facebook.com/docs/whatsapp, "Send authentication templates"
 * ("Copy code authentication templates"), "Messages" of the Cloud API reference and "Error codes": a template with the code
 * twice, in its body and in its button; 200 with the message's `wamid`; an `error` with a `code` otherwise, by which the documents
 * advise to decide. `biz_opaque_callback_data` comes back with each receipt.
 *
 * The account is the phone number ID, the sender the name of the template.
 */
export const whatsapp: SmsProvider = {
  needs: ["account", "token", "from"],
  request(account, { to, code }, id) {
    if (code === undefined) throw new Error("WhatsApp takes one-time codes alone.");
    const parameters = [{ type: "text", text: code.digits }];
    return {
      url: below(account, "/messages"),
      ...json(
        {
          messaging_product: "whatsapp",
          recipient_type: "individual",
          to,
          type: "template",
          template: {
            name: account.from,
            language: { code: code.language },
            components: [
              { type: "body", parameters },
              { type: "button", sub_type: "url", index: "0", parameters },
            ],
          },
          biz_opaque_callback_data: id,
        },
        bearer(account),
      ),
    };
  },
  verdict({ status, json: answer }: SmsAnswer) {
    const code = at(answer, "error", "code");
    if (typeof code === "number") return verdictOfCode(code);
    if (status >= 300) return null;
    const wamid = at(answer, "messages", 0, "id");
    return typeof wamid === "string" ? taken(wamid) : { is: "unknown" };
  },
  credit: {
    request: (account) => ({
      url: below(account, "?fields=display_phone_number,quality_rating"),
      headers: bearer(account),
    }),
    read: (answer) => {
      const number = at(answer, "display_phone_number");
      return typeof number === "string"
        ? `${number}, quality ${at(answer, "quality_rating") ?? "unknown"}`
        : undefined;
    },
  },
};

function verdictOfCode(code: number): ReturnType<NonNullable<SmsProvider["verdict"]>> {
  if (refusals.includes(code)) return { is: "refused" };
  if (limits.includes(code)) return { is: "later" };
  if (unknown.includes(code)) return { is: "unknown" };
  // A token, a permission, a template or a payment: of the account, and said before anything was taken.
  const because = serviceAway.includes(code) ? "its service does not run" : "the account";
  return { is: "away", because, mayBeSent: false };
}

const below = ({ url, account }: SmsAccount, rest: string) =>
  `${(url ?? defaultUrl).replace(/\/$/, "")}/${encodeURIComponent(account ?? "")}${rest}`;

const bearer = ({ token }: SmsAccount) => ({ Authorization: `Bearer ${token ?? ""}` });
