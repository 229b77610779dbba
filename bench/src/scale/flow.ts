import type { Sample } from "./sample.ts";

export interface Setting {
  /** The server's base URL. */
  url: string;
  /** The installation's key, which may do everything that an owner may. */
  key: string;
  sample: Sample;
}

/** One request, or several that belong to one action. */
export interface Flow {
  name: string;
  /** How often it runs when times are measured; for query plans every flow runs three times. */
  times: number;
  /** Prepares one run, unmeasured. @param turn counts all runs, so that each can use different data */
  prepare(setting: Setting, turn: number): Promise<() => Promise<unknown>>;
}

/** A flow without preparation. */
export const plain = (
  name: string,
  press: (setting: Setting, turn: number) => Promise<unknown>,
  times = 0,
): Flow => ({ name, times, prepare: async (setting, turn) => () => press(setting, turn) });

/** Picks the item for this turn, each turn another one. */
export function at<T>(things: readonly T[], turn: number): T {
  const thing = things[turn % things.length];
  if (thing === undefined) throw new Error("There is none.");
  return thing;
}
