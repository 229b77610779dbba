import { randomInt } from "node:crypto";

const spreadMilliseconds = 4_000;

/**
 * A moment within the next four seconds. Work that differs with whether an account exists begins then: done
 * at once it would slow the next request, and whoever sends that one could tell (SEC-C2).
 */
export function someMomentAfter(now: Date): Date {
  return new Date(now.getTime() + randomInt(spreadMilliseconds));
}
