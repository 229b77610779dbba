import type { Sms } from "../mail/message.ts";
import { type Callback, type CallbackHead, type ReadReceipt, textOf } from "../receipts/receipt.ts";

/** The operator's account with a provider. */
export interface SmsAccount {
  /** The provider's name for the account: a user name, a SID, the id of a key. */
  account: string | null;
  /** The secret: a token, a key, a password. */
  token: string | null;
  /** The sender's number or name. */
  from: string | null;
  /** Replaces the provider's own address. */
  url: string | null;
  /** The callback address for providers that get it with each message; null, or left out, where none is sent. */
  receiptsTo?: string | null;
}

export type SmsText = Pick<Sms, "to" | "text" | "code">;

interface SmsRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface SmsAnswer {
  status: number;
  /** The body as it came, bounded. */
  text: string;
  /** The body as JSON; undefined where it is not JSON. */
  json: unknown;
}

/**
 * What a response means for a message. `refused`: never accepted. `later`: not now, others perhaps. `away`: about the
 * account or the provider, nothing was sent. `unknown`: it may have been sent.
 */
export type SmsVerdict =
  | { is: "taken"; providerId: string | null }
  | { is: "refused" | "later" | "unknown"; because?: string }
  /** Where the response itself tells whether the message may have been sent, that counts; otherwise the status does. */
  | { is: "away"; because?: string; mayBeSent?: boolean };

export interface SmsReceipts {
  /** Whether address and headers can have its signature, where it signs. */
  isLikely?: (head: CallbackHead) => boolean;
  /** Whether its signature is valid, where it signs; otherwise our own secret authenticates the provider. */
  isSigned?: (callback: Callback, account: SmsAccount) => boolean;
  /** The messages with a final state; null where the callback has no documented form. */
  read: (callback: Callback) => ReadReceipt[] | null;
}

/** The requests of an SMS API and the meaning of its responses; each file names the documents that it follows. */
export interface SmsProvider {
  /** The settings that it needs; `url` where only the operator knows the address. */
  needs: readonly Exclude<keyof SmsAccount, "receiptsTo">[];
  request: (account: SmsAccount, message: SmsText, id: string) => SmsRequest;
  /** The meaning of a response where it says more than its status; null where the status says all. */
  verdict?: (answer: SmsAnswer) => SmsVerdict | null;
  /** Where the remaining credit can be read, and how the response is parsed. */
  credit?: {
    request: (account: SmsAccount) => Omit<SmsRequest, "body">;
    read: (json: unknown) => string | undefined;
  };
  receipts: SmsReceipts;
}

/**
 * Accepted, with the id by which receipts find the message; an accepted message is never tried again, whatever its id.
 */
export const taken = (providerId: unknown): SmsVerdict => ({
  is: "taken",
  providerId: textOf(providerId),
});

export const json = (body: unknown, headers: Readonly<Record<string, string>>) => ({
  headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
  body: JSON.stringify(body),
});

export const form = (fields: Readonly<Record<string, string>>, headers = {}) => ({
  headers: {
    "Content-Type": "application/x-www-form-urlencoded",
    Accept: "application/json",
    ...headers,
  },
  body: new URLSearchParams(fields).toString(),
});

export const basic = (account: string | null, token: string | null) => ({
  Authorization: `Basic ${Buffer.from(`${account ?? ""}:${token ?? ""}`).toString("base64")}`,
});

/** A field that is left out where it has no value, such as the sender. */
export const optional = <Name extends string>(name: Name, value: string | null) =>
  (value === null ? {} : { [name]: value }) as Partial<Record<Name, string>>;

/** A number without its plus sign, for providers that do not accept one. */
export const withoutPlus = (to: string) => to.replace(/^\+/, "");

/** The remaining amount with its unit; undefined where the response has none. */
export const worth = (left: unknown, unit: unknown) =>
  left === undefined ? undefined : `${left} ${unit ?? ""}`.trim();
