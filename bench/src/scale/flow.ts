import type { Sample } from "./sample.ts";

export interface Setting {
  /** Where the server answers. */
  url: string;
  /** Of the installation: it may do what an owner may. */
  key: string;
  sample: Sample;
}

/** One request, or a few that are one thing to whoever makes them. */
export interface Flow {
  name: string;
  /** How often it is made for its times; all that are left are made three times for their plans. */
  times: number;
  /** What goes before is not measured. @param turn counts all presses of a run, so that no two are alike */
  prepare(setting: Setting, turn: number): Promise<() => Promise<unknown>>;
}

/** A flow that has nothing to prepare. */
export const plain = (
  name: string,
  press: (setting: Setting, turn: number) => Promise<unknown>,
  times = 0,
): Flow => ({ name, times, prepare: async (setting, turn) => () => press(setting, turn) });

/** One of some things, another one each time. */
export function at<T>(things: readonly T[], turn: number): T {
  const thing = things[turn % things.length];
  if (thing === undefined) throw new Error("There is none.");
  return thing;
}
