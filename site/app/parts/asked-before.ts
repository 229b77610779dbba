import { otpMinutes, resetMessagesPerHour } from "@frontdoor/contract/constants.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import type { PendingSubmission } from "../client/submission-keys.ts";
import { parseStored, withStorage } from "../client/tab-storage.ts";

/** The reset request of this tab, stored so that a reload neither loses the step nor sends another message. */
export interface Asked {
  audience: CurrentContext;
  username: string;
  otpAvailable: boolean;
  /** False once the person went back to the request form. */
  isAwaited: boolean;
  /** The requests within an hour of the first, in milliseconds, the newest last. */
  times: number[];
}

const storageKey = "reset-asked";
const pendingKey = "reset-pending";
const minute = 60_000;

/** Adds a request to those of this tab. */
export function withRequest(
  before: Asked | null,
  request: Omit<Asked, "times" | "isAwaited">,
  now: number,
): Asked {
  const isSame = before?.username === request.username && before.audience === request.audience;
  const times = isSame && now < hourEndsAt(before.times) ? before.times : [];
  return { ...request, isAwaited: true, times: [...times, now] };
}

/**
 * When the next message can be sent, if the hourly limit is reached; counted in the browser, so it does not reveal
 * whether the user exists.
 */
export function nextMessageAt({ times }: Asked): Date | null {
  return times.length < resetMessagesPerHour ? null : new Date(hourEndsAt(times));
}

/** The server's limit counts an hour from the first request. */
function hourEndsAt([first = 0]: readonly number[]): number {
  return first + 60 * minute;
}

/** Whether this tab still awaits a message: as long as a code is valid. */
export function awaitsMessage(asked: Asked, audience: CurrentContext, now: number): boolean {
  const lastSent = asked.times.slice(0, resetMessagesPerHour).at(-1) ?? 0;
  return asked.isAwaited && asked.audience === audience && lastSent > now - otpMinutes * minute;
}

/** The stored request of this tab. */
export function readAsked(): Asked | null {
  const kept = parseStored(withStorage((storage) => storage.getItem(storageKey)));
  return "username" in kept && "times" in kept ? (kept as Asked) : null;
}

/** Stores a request until the tab is closed. */
export function keepAsked(asked: Asked): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(asked)));
}

/** Stops awaiting a message; the requests still count towards the limit. */
export function stopAwaiting(): void {
  const asked = readAsked();
  if (asked !== null) keepAsked({ ...asked, isAwaited: false });
}

/** Deletes the request after the password was changed. */
export function forgetAsked(): void {
  for (const key of [storageKey, pendingKey]) withStorage((storage) => storage.removeItem(key));
}

/** The request that was unanswered at a reload. */
export function readPending(): PendingSubmission | null {
  const kept = parseStored(withStorage((storage) => storage.getItem(pendingKey)));
  return "key" in kept ? (kept as PendingSubmission) : null;
}

/** Stores a request until it is answered. */
export function keepPending(pending: PendingSubmission | null): void {
  withStorage((storage) =>
    pending === null
      ? storage.removeItem(pendingKey)
      : storage.setItem(pendingKey, JSON.stringify(pending)),
  );
}
