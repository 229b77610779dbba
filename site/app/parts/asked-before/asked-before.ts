import { otpMinutes, pressMinutes, resetMessagesPerHour } from "@frontdoor/contract/constants.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import type { PendingSubmission } from "../../client/submission-keys.ts";
import { parseStored, withStorage } from "../../client/tab-storage.ts";

/** What this tab asked for, so that a reload while the mail is read neither loses the step nor asks again. */
export interface Asked {
  audience: CurrentContext;
  username: string;
  otpAvailable: boolean;
  /** False once the person went back to asking. */
  isAwaited: boolean;
  /** When, in milliseconds, in the hour that began with the first, the newest last. */
  times: number[];
}

const storageKey = "reset-asked";
const pendingKey = "reset-pending";
const minute = 60_000;

/** The requests of this tab with one more. */
export function withRequest(
  before: Asked | null,
  request: Omit<Asked, "times" | "isAwaited">,
  now: number,
): Asked {
  const isSame = before?.username === request.username && before.audience === request.audience;
  const times = isSame && now < hourEndsAt(before.times) ? before.times : [];
  return { ...request, isAwaited: true, times: [...times, now] };
}

/** When another message can be sent, where the hour has no more of them; whether somebody has the name, it does not tell. */
export function nextMessageAt({ times }: Asked): Date | null {
  return times.length < resetMessagesPerHour ? null : new Date(hourEndsAt(times));
}

/** The server counts an hour from its first request, and sends nothing for those beyond the limit. */
function hourEndsAt([first = 0]: readonly number[]): number {
  return first + 60 * minute;
}

/** Whether the step that awaits the message is still this tab's: for as long as a code may be entered. */
export function awaitsMessage(asked: Asked, audience: CurrentContext, now: number): boolean {
  const lastSent = asked.times.slice(0, resetMessagesPerHour).at(-1) ?? 0;
  return asked.isAwaited && asked.audience === audience && lastSent > now - otpMinutes * minute;
}

/** What this tab asked for before, if it keeps anything. */
export function readAsked(): Asked | null {
  const kept = parseStored(withStorage((storage) => storage.getItem(storageKey)));
  return "username" in kept && "times" in kept ? (kept as Asked) : null;
}

/** Keeps what was asked for until the tab is closed. */
export function keepAsked(asked: Asked): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(asked)));
}

/** Awaits no message any more; the requests of the hour still count. */
export function stopAwaiting(): void {
  const asked = readAsked();
  if (asked !== null) keepAsked({ ...asked, isAwaited: false });
}

/** Forgets it: the password was changed. */
export function forgetAsked(): void {
  for (const key of [storageKey, pendingKey]) withStorage((storage) => storage.removeItem(key));
}

/** The request that had no answer when this tab was loaded again, while asking once more is the same press. */
export function readPending(now: number): PendingSubmission | null {
  const kept = parseStored(withStorage((storage) => storage.getItem(pendingKey)));
  const { at, ...pending } = kept as PendingSubmission & { at?: number };
  return at !== undefined && at > now - pressMinutes * minute ? pending : null;
}

/** Keeps a request until it is answered. */
export function keepPending(pending: PendingSubmission | null, now: number): void {
  const kept = pending && JSON.stringify({ ...pending, at: now });
  withStorage((storage) =>
    kept === null ? storage.removeItem(pendingKey) : storage.setItem(pendingKey, kept),
  );
}
