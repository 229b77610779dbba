import type { Timings } from "./expect-parity.ts";

const pairs = 500;
/** Fewer than what locks, so that the names stay in the state that is measured. */
const attemptsForEach = 5;
export const peopleNeeded = pairs / attemptsForEach;

/** Milliseconds that a request takes for known and for unknown people, in turns. */
export async function timings<Who>(
  { known, unknown }: { known: readonly Who[]; unknown: readonly Who[] },
  timed: (who: Who) => Promise<number>,
): Promise<Timings> {
  const times: Timings = { known: [], unknown: [] };
  for (let round = 0; round < attemptsForEach; round++) {
    for (const [index, person] of known.entries()) {
      const nobody = unknown[index];
      if (nobody === undefined) throw new Error("Each known person needs an unknown one.");
      const turns = [
        { who: person, kept: times.known },
        { who: nobody, kept: times.unknown },
      ];
      if (Math.random() < 0.5) turns.reverse();
      for (const { who, kept } of turns) kept.push(await timed(who));
    }
  }
  return times;
}
