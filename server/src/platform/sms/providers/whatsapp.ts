import { createHmac } from "node:crypto";
import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { at } from "../../json-path.ts";
import {
  type Callback,
  type CallbackHead,
  delivered,
  headerOf,
  momentOf,
  type ReadReceipt,
  textOf,
  undelivered,
} from "../../receipts/receipt.ts";
import { isSameSecret } from "../../same-secret.ts";
import { json, type SmsAccount, type SmsAnswer, type SmsProvider, taken } from "../provider.ts";

/** The version of the Graph API whose documents were read. */
export const whatsAppUrl = "https://graph.facebook.com/v23.0";

/**
 * 130429, 131048, 131056, 80007 and 4: too many messages, in all or to this person; 368, 131031: blocked for a while.
 */
const limits = [4, 80_007, 130_429, 131_048, 131_056];
/** 131016, 133004 and 2: their service does not run now; the message was not accepted. */
const serviceAway = [2, 131_016, 133_004];
/** 131021, 131026, 130472, 131049, 131030, 130497: this person cannot get such a message. */
const refusals = [130_472, 130_497, 131_021, 131_026, 131_030, 131_049];
/** 1 and 131000: the provider itself does not know whether it was sent. */
const unknown = [1, 131_000];

/** From "Error codes". 131026 may be a number without WhatsApp: SMS may still reach it. */
const reasons: Readonly<Record<number, UndeliveredReason>> = {
  131026: "unreachable",
  130472: "blocked",
  131048: "blocked",
  131049: "blocked",
};

/** Whether a callback has an app's signature in its headers. */
export const bringsSignature = (head: CallbackHead) =>
  headerOf(head, "x-hub-signature-256")?.length === 71;

/** Whether a callback is signed with the app secret: `X-Hub-Signature-256` is HMAC-SHA256 over the body. */
export function isSignedByApp(callback: Callback, appSecret: string): boolean {
  if (!bringsSignature(callback)) return false;
  const expected = createHmac("sha256", appSecret).update(callback.text).digest("hex");
  return isSameSecret(headerOf(callback, "x-hub-signature-256"), `sha256=${expected}`);
}

/**
 * The response that Meta requires before it sends callbacks; null where this is no such request, or its token is wrong.
 */
export function challengeOf(
  { query }: Pick<Callback, "query">,
  verifyToken: string,
): string | null {
  const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge } = query;
  if (mode !== "subscribe" || typeof challenge !== "string" || !/^[\w-]{1,200}$/.test(challenge))
    return null;
  return typeof token === "string" && isSameSecret(token, verifyToken) ? challenge : null;
}

/**
 * WhatsApp Business Cloud API of Meta. Read at developers.facebook.com/docs/whatsapp, "Send authentication templates"
 * ("Copy code authentication templates"), "Messages" of the Cloud API reference and "Error codes": a template with the code
 * twice, in its body and in its button; 200 with the message's `wamid`; an `error` with a `code` otherwise, by which
 * the documents advise to decide. `biz_opaque_callback_data` comes back with each receipt.
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
  /**
   * Documented at developers.facebook.com/docs/whatsapp, "Webhooks", "Status messages
   * webhook reference" and at developers.facebook.com/docs/graph-api/webhooks, "Getting started":
   * `entry[].changes[].value`, where `statuses` names the message and how far it is, and `messages` is what people
   * write, which nobody reads here.
   */
  receipts: {
    read({ body }) {
      const entries = at(body, "entry");
      if (at(body, "object") !== "whatsapp_business_account" || !Array.isArray(entries))
        return null;
      return entries
        .flatMap((entry) => listOf(at(entry, "changes")))
        .flatMap((change) => listOf(at(change, "value", "statuses")))
        .flatMap(receiptOf);
    },
  },
};

function verdictOfCode(code: number): ReturnType<NonNullable<SmsProvider["verdict"]>> {
  if (refusals.includes(code)) return { is: "refused" };
  if (limits.includes(code)) return { is: "later" };
  if (unknown.includes(code)) return { is: "unknown" };
  // A token, a permission, a template or a payment: about the account, and before anything was accepted.
  const because = serviceAway.includes(code) ? "its service does not run" : "the account";
  return { is: "away", because, mayBeSent: false };
}

const below = ({ url, account }: SmsAccount, rest: string) =>
  `${(url ?? whatsAppUrl).replace(/\/$/, "")}/${encodeURIComponent(account ?? "")}${rest}`;

const bearer = ({ token }: SmsAccount) => ({ Authorization: `Bearer ${token ?? ""}` });

function receiptOf(status: unknown): ReadReceipt[] {
  const ids = {
    id: textOf(at(status, "biz_opaque_callback_data")),
    providerId: textOf(at(status, "id")),
  };
  const endedAt = momentOf(at(status, "timestamp"));
  if (ids.id === null && ids.providerId === null) return [];
  switch (at(status, "status")) {
    case "delivered":
    case "read":
      return [delivered(ids, endedAt)];
    case "failed":
      return [
        undelivered(ids, reasons[Number(at(status, "errors", 0, "code"))] ?? "rejected", endedAt),
      ];
    default:
      return [];
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
