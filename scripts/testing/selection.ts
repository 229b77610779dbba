import { basename } from "node:path";

/** The tests of a stage: all, none, or those that these arguments of its runner select. */
export type Choice = "all" | "nothing" | readonly string[];

/** The selected tests of a run. */
export interface Selection {
  /** @param stage its name; @param runner which of the two it is run by */
  of(stage: string, runner: "vitest" | "playwright"): Choice;
}

export const everything: Selection = { of: () => "all" };

/**
 * The tests that a change can affect: Vitest follows the imports of each test; a journey is selected where a changed
 * file has its name in its own, as `reset-password` has in every workspace. Other browsers are left out.
 * @param files those that differ from `base`, relative to the repository
 * @param specs every file of journeys
 */
export function changedSince(
  base: string,
  files: readonly string[],
  specs: readonly string[],
): Selection {
  return {
    of(stage, runner) {
      if (runner === "vitest") return ["--changed", base, "--passWithNoTests"];
      if (stage !== "journeys") return "nothing";
      const chosen = journeysOf(files, specs);
      return chosen.length === 0 ? "nothing" : chosen;
    },
  };
}

/**
 * The failures of the last run.
 * @param failed the files by stage
 */
export function lastFailed(failed: Readonly<Record<string, readonly string[]>>): Selection {
  return { of: (stage) => failed[stage] ?? "nothing" };
}

/** Files that every journey uses: a change of them can affect each of them. */
const sharedByJourneys = /^e2e\/(?:fixtures\/|[^/]+\.ts$)/;

/** The journeys that share a name with a changed file, or are changed themselves. */
export function journeysOf(files: readonly string[], specs: readonly string[]): string[] {
  if (files.some((file) => sharedByJourneys.test(file))) return [...specs];
  const nouns = files.flatMap(nounsOf);
  return specs.filter((spec) => {
    const name = basename(spec).split(".")[0] ?? "";
    return files.includes(spec) || nouns.some((noun) => isWithin(noun, name));
  });
}

/** The folder and the name of a source file; a test beside it has the same. */
function nounsOf(file: string): string[] {
  if (!/^(?:site|server|contract|words)\//.test(file)) return [];
  const parts = file.split("/").slice(2).slice(-2);
  const [folder] = parts;
  if (folder === "practice" || folder === "academic") parts.shift();
  return parts.map((part) => part.split(".")[0] ?? "").filter((noun) => noun.length > 3);
}

/** Whether one of two kebab-case names contains the other, word for word. */
function isWithin(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  return `-${long}-`.includes(`-${short}-`);
}
