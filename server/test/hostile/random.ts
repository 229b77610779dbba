/** Draws that a seed repeats. */
export interface Random {
  /** A whole number from 0, below `end`. */
  below(end: number): number;
  /** True so often of a hundred times. */
  percent(share: number): boolean;
  /** @throws Error when there is nothing to pick */
  pick<T>(from: readonly T[]): T;
}

/** @param seed any whole number: each has a sequence of its own (mulberry32) */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    percent: (share) => next() * 100 < share,
    pick(from) {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error("There is nothing to pick.");
      return found;
    },
  };
}
