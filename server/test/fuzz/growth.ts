import type { FuzzTarget } from "./fuzz-target.ts";

const characters = 100_000;
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

/** The texts of 100,000 characters, each one piece again and again, that take a target longer than that. */
export function growthOf(
  { seeds, pieces = [], run }: FuzzTarget,
  longestMilliseconds: number,
): string[] {
  const repeated = [...new Set([...seeds, ...pieces, ...common])].filter((piece) => piece !== "");
  return repeated.flatMap((piece) => {
    const long = piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);
    return ["", "!"]
      .filter((end) => isSlow(run, long + end, longestMilliseconds))
      .map((end) => `${piece.slice(0, 40)}…${end}`);
  });
}

/** Slow each time: what a busy machine makes slow once is not. */
function isSlow(run: FuzzTarget["run"], text: string, longestMilliseconds: number): boolean {
  return Array.from({ length: tries }).every(() => {
    const started = performance.now();
    run(text);
    return performance.now() - started > longestMilliseconds;
  });
}
