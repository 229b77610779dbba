import { randomInt } from "node:crypto";
import type { Clock } from "../clock.ts";
import { newId } from "../ids.ts";

const spreadMilliseconds = 4_000;

/**
 * What a new job carries that is done at a moment within the next four seconds. Work that differs with
 * whether an account exists begins then: done at once it would slow the next request, and whoever sends that
 * one could tell (SEC-C2).
 */
export function atSomeMoment(clock: Clock): { id: string; now: Date; availableAt: Date } {
  const now = clock();
  const availableAt = new Date(now.getTime() + randomInt(spreadMilliseconds));
  return { id: newId(clock), now, availableAt };
}
