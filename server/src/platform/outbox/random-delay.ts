import { randomInt } from "node:crypto";
import type { Clock } from "../clock.ts";
import { newId } from "../ids.ts";

const spreadMilliseconds = 4_000;

/**
 * Id and times of a new job that runs at a random moment of the next four seconds. It is for work that depends on
 * whether an account exists: run at once, it would slow the sender's next request, which would reveal the account
 * (SEC-C2).
 */
export function atSomeMoment(clock: Clock): { id: string; now: Date; availableAt: Date } {
  const now = clock();
  const availableAt = new Date(now.getTime() + randomInt(spreadMilliseconds));
  return { id: newId(clock), now, availableAt };
}
