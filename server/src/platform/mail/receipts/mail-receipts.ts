import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { Callback, CallbackHead, ReadReceipt } from "../../receipts/receipt.ts";

/** How a callback is authenticated: by a shared secret, or by the key that verifies its signature. */
export interface CallbackKey {
  secret: string;
  /** The topic of SNS that we subscribed to; null for providers that have none. */
  topic: string | null;
  now: Date;
  /** Gets the text at an address, for a certificate that a signature names. */
  get: (url: URL) => Promise<string>;
}

export interface MailReceipts {
  /** Headers that make its receipts name the mail, and keep links with tokens from leading through it (SEC-C13). */
  headers?: (id: string) => Readonly<Record<string, string>>;
  /** Its own id of a mail, from its response to one. */
  providerId?: (response: string) => string | null;
  /** Whether address and headers can be the provider's, where something in them shows it. */
  isLikely?: (head: CallbackHead, key: Pick<CallbackKey, "secret" | "now">) => boolean;
  /** Whether a callback is the provider's own. */
  isGenuine: (callback: Callback, key: CallbackKey) => Promise<boolean>;
  /** The mails with a final state; null where the callback has no documented form. */
  read: (callback: Callback) => ReadReceipt[] | null;
  /** An address that has to be opened once before the provider sends callbacks. */
  confirmation?: (callback: Callback) => URL | null;
}

/** The id of our row in a Message-ID of ours. */
export function idIn(messageId: unknown): string | null {
  return /^<?([\da-f-]{36})@/i.exec(String(messageId))?.[1] ?? null;
}

/**
 * A server refuses our address, not the recipient's (RFC 3463, X.1.7 and X.1.8; Exchange Online: X.2.252 and X.7.60 of an
 * account that may not send as it, X.7.705 of an account beyond its limit). Postfix says so of any sender. Four numbers are
 * an IP address, such as that of a client that is blocked.
 */
export const refusesSender = (said: string) =>
  /(?<![\d.])[45]\.(?:1\.[78]|2\.252|7\.60|7\.705)(?!\.?\d)|sender address rejected/i.test(said);

/** Why a mail was refused, by its enhanced status code (RFC 3463) and the words beside it. */
export function reasonOfStatus(status: unknown, words: unknown = ""): UndeliveredReason {
  if (refusesSender(`${status} ${words}`)) return "rejected";
  const [, subject, detail] =
    /(?<![\d.])[45]\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/.exec(String(status)) ?? [];
  if (subject === "1" || (subject === "2" && detail === "1")) return "no-such-address";
  if (subject === "2" && detail === "2") return "mailbox-full";
  if (subject === "4" || (subject === "3" && detail === "2")) return "unreachable";
  if (subject === "7") return "blocked";
  if (
    /no such|does ?n.t exist|user unknown|unknown user|invalid (?:recipient|mailbox|user|address)|unknown recipient/i.test(
      String(words),
    )
  )
    return "no-such-address";
  return subject === undefined ? "unknown" : "rejected";
}
