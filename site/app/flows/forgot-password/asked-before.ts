import { otpMinutes, resetMessagesPerHour } from "@frontdoor/contract/constants.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { parseStored, withStorage } from "../../client/tab-storage.ts";

/** What this tab asked for, so that a reload while the mail is read neither loses the step nor asks again. */
export interface Asked {
  audience: CurrentContext;
  username: string;
  otpAvailable: boolean;
  /** When, in milliseconds, within the last hour, the newest last. */
  times: number[];
}

const storageKey = "reset-asked";
const minute = 60_000;

/** The requests of this tab with one more. */
export function withRequest(
  before: Asked | null,
  request: Omit<Asked, "times">,
  now: number,
): Asked {
  const isSame = before?.username === request.username && before.audience === request.audience;
  const times = isSame ? before.times.filter((time) => time > now - 60 * minute) : [];
  return { ...request, times: [...times, now] };
}

/** When another message can be sent, where the hour has no more of them; whether somebody has the name, it does not tell. */
export function nextMessageAt({ times }: Asked): Date | null {
  const first = times.at(-resetMessagesPerHour);
  return first === undefined ? null : new Date(first + 60 * minute);
}

/** Whether the code that was asked for may still be entered. */
export function awaitsCode(asked: Asked, audience: CurrentContext, now: number): boolean {
  const last = asked.times.at(-1) ?? 0;
  return asked.otpAvailable && asked.audience === audience && last > now - otpMinutes * minute;
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

/** Awaits no code any more; the requests of the hour still count. */
export function stopAwaiting(): void {
  const asked = readAsked();
  if (asked !== null) keepAsked({ ...asked, otpAvailable: false });
}

/** Forgets it: the password was changed. */
export function forgetAsked(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}
