import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import { isSameSecret } from "../same-secret.ts";

/** What a provider reports later about a message that it accepted. */
export interface Receipt {
  /** As `outbox.provider` has it. */
  provider: string;
  /** The id of our row, where the provider returns it. */
  id: string | null;
  /** The provider's own id of the message. */
  providerId: string | null;
  outcome: "delivered" | "undelivered";
  /** Null where it was delivered. */
  because: UndeliveredReason | null;
  /** When it ended, by the provider's clock; when the receipt came where it does not say. */
  endedAt: Date;
}

/** A receipt as a provider's adapter reads it; null where it tells of a message that is still on its way. */
export type ReadReceipt = Omit<Receipt, "provider" | "endedAt"> & { endedAt: Date | null };

export interface CallbackHead {
  /** The address that was called, as its sender knows it. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
}

/** A callback as it was received. */
export interface Callback extends CallbackHead {
  /** The body, letter for letter: signatures are over it. */
  text: string;
  /** The fields of a form or of JSON; undefined where it is neither. */
  body: unknown;
}

/** How a receipt names its message. */
export type MessageIds = Pick<Receipt, "id" | "providerId">;

export function delivered(ids: MessageIds, endedAt: Date | null = null): ReadReceipt {
  return { ...ids, outcome: "delivered", because: null, endedAt };
}

export function undelivered(
  ids: MessageIds,
  because: UndeliveredReason,
  endedAt: Date | null = null,
): ReadReceipt {
  return { ...ids, outcome: "undelivered", because, endedAt };
}

/** A header that occurs once. */
export function headerOf({ headers }: Pick<Callback, "headers">, name: string): string | null {
  const value = headers[name];
  return typeof value === "string" ? value : null;
}

/** Whether a callback has our secret: as the password of Basic authentication, with any name, or as `?secret=`. */
export function hasSecret(callback: CallbackHead, secret: string): boolean {
  const basic = /^Basic (\S+)$/i.exec(headerOf(callback, "authorization") ?? "")?.[1];
  const pair = Buffer.from(basic ?? "", "base64").toString();
  const { secret: asked } = callback.query;
  const given = basic === undefined ? asked : pair.slice(pair.indexOf(":") + 1);
  return isSameSecret(typeof given === "string" ? given : null, secret);
}

/** A text or number that is not empty, as a text; null otherwise, and for a text that no database accepts. */
export function textOf(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : value;
  const isText = typeof text === "string" && text !== "" && !text.includes("\0");
  return isText ? text.slice(0, 200) : null;
}

/** A moment since 1970 in a form that `Date` reads, or in seconds or milliseconds; null otherwise. */
export function momentOf(value: unknown): Date | null {
  const number = typeof value === "number" || /^\d+$/.test(String(value)) ? Number(value) : null;
  const date =
    number === null
      ? new Date(typeof value === "string" ? value : Number.NaN)
      : new Date(number < 100_000_000_000 ? number * 1_000 : number);
  return date.getTime() >= 0 ? date : null;
}

/**
 * Older signed callbacks are refused, so that a recorded one cannot be replayed for ever. Providers retry for a day.
 */
const oldestHours = 24;
/** How much the clocks of both sides may differ. */
const aheadMinutes = 5;

/** Whether a signed moment, in milliseconds, is near enough. */
export function isRecent(milliseconds: number, now: Date): boolean {
  const age = now.getTime() - milliseconds;
  return age >= -aheadMinutes * 60_000 && age <= oldestHours * 3_600_000;
}
