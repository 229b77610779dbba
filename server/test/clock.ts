import type { Clock } from "../src/platform/clock.ts";

export interface TestClock {
  clock: Clock;
  /** Moves time on. */
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

/**
 * A clock that stands still until it is told to move; it starts at the real time unless told.
 * @param tick milliseconds that it moves on by itself whenever it is read, as one of a running server does
 */
export function createTestClock(start: Date = new Date(), tick = 0): TestClock {
  let now = start.getTime();
  return {
    clock() {
      now += tick;
      return new Date(now);
    },
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
    },
  };
}
