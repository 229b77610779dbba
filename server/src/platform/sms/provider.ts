import type { Sms } from "../mail/message.ts";
import { type Callback, type CallbackHead, type ReadReceipt, textOf } from "../receipts/receipt.ts";

/** What the operator has with a provider. */
export interface SmsAccount {
  /** What the provider calls the account: a user name, a SID, the id of a key. */
  account: string | null;
  /** The secret: a token, a key, a password. */
  token: string | null;
  /** The number or name that messages come from. */
  from: string | null;
  /** In place of the provider's own address. */
  url: string | null;
  /** Where a provider calls back that is told so with each message; null, or left out, where it is told nothing. */
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
  /** The body as JSON; undefined where it is none. */
  json: unknown;
}

/**
 * What an answer says of a message. `refused`: at no time. `later`: not now, others perhaps. `away`: about the account
 * or the provider, nothing was sent. `unknown`: it may have been sent.
 */
export type SmsVerdict =
  | { is: "taken"; providerId: string | null }
  | { is: "refused" | "later" | "unknown"; because?: string }
  /** Where its own answer tells whether it may have been sent, that counts; else the status does. */
  | { is: "away"; because?: string; mayBeSent?: boolean };

/** How a provider says what became of an SMS. */
export interface SmsReceipts {
  /** Whether address and headers could bring a signature of its, where it signs. */
  isLikely?: (head: CallbackHead) => boolean;
  /** Whether its signature fits, where it signs; where it does not, our own secret shows that it is the provider. */
  isSigned?: (callback: Callback, account: SmsAccount) => boolean;
  /** The messages that ended; null where the callback is of no shape that its documents know. */
  read: (callback: Callback) => ReadReceipt[] | null;
}

/** What an API for SMS wants of a request, and what its answers mean; each says where that was read. */
export interface SmsProvider {
  /** What has to be set; `url` where only the operator knows the address. */
  needs: readonly Exclude<keyof SmsAccount, "receiptsTo">[];
  request: (account: SmsAccount, message: SmsText, id: string) => SmsRequest;
  /** What it says beyond what the status does; null where the status says all. */
  verdict?: (answer: SmsAnswer) => SmsVerdict | null;
  /** Where it tells what is left of the credit, and how that is read from the answer. */
  credit?: {
    request: (account: SmsAccount) => Omit<SmsRequest, "body">;
    read: (json: unknown) => string | undefined;
  };
  receipts: SmsReceipts;
}

/** Under the number by which receipts are looked up; what is taken is never tried again, whatever its number. */
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

/** A field that is there where it has a value, such as the sender. */
export const optional = <Name extends string>(name: Name, value: string | null) =>
  (value === null ? {} : { [name]: value }) as Partial<Record<Name, string>>;

/** A number as providers want it that take no plus sign. */
export const withoutPlus = (to: string) => to.replace(/^\+/, "");

/** What is left, and of what; undefined where nothing is told. */
export const worth = (left: unknown, unit: unknown) =>
  left === undefined ? undefined : `${left} ${unit ?? ""}`.trim();
