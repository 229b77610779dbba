import type { FuzzTarget } from "./fuzz-target.ts";

const characters = 100_000;
const parts = 4;
/**
 * A linear target takes as long for a text as for four of a quarter of its length, a quadratic one four times as
 * long. What it leaves behind is the same, and so is the time that this takes.
 */
const largestGrowth = 2;
const tries = 5;
const common = [
  " ",
  "a",
  "1",
  "-",
  ".",
  ",",
  "a ",
  "1\n",
  "\u0301",
  "\u200b",
  "é",
  "%",
  '"',
  "=",
  "@a.",
];
/** What stands before and behind the repeated piece: what is taken off at an end is looked for in the middle too. */
type Ends = readonly [start: string, end: string];
const around: readonly Ends[] = [
  ["", ""],
  ["", "!"],
  ["!", "!"],
];

/** The texts of 100,000 characters, each one piece again and again, that take longer than that and grow worse than the text. */
export function growthOf(
  { seeds, pieces = [], run }: FuzzTarget,
  longestMilliseconds: number,
): string[] {
  const repeated = [...new Set([...seeds, ...pieces, ...common])].filter((piece) => piece !== "");
  return repeated.flatMap((piece) =>
    around
      .filter((ends) => isSlow(run, piece, ends, longestMilliseconds))
      .map(([start, end]) => `${start}${piece.slice(0, 40)}…${end}`),
  );
}

/** Slow each time: what a collection of garbage makes slow once is not. */
function isSlow(
  run: FuzzTarget["run"],
  piece: string,
  [start, end]: Ends,
  longestMilliseconds: number,
): boolean {
  const long = piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);
  const short = start + long.slice(-characters / parts) + end;
  const quarters = Array.from({ length: parts }, () => short);
  return Array.from({ length: tries }).every(() => {
    const taken = millisecondsOf(run, [start + long + end]);
    return taken > longestMilliseconds && taken > largestGrowth * millisecondsOf(run, quarters);
  });
}

/** Of this thread's CPU: on a busy machine a thread waits for its turn. */
function millisecondsOf(run: FuzzTarget["run"], texts: readonly string[]): number {
  const started = process.threadCpuUsage();
  for (const text of texts) run(text);
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000;
}
