import * as z from "zod/mini";

/** The fields of a step of a query plan that the bench uses. */
const step = z.object({
  "Node Type": z.string(),
  "Relation Name": z.optional(z.string()),
  "Actual Rows": z.optional(z.number()),
  "Actual Loops": z.optional(z.number()),
  "Rows Removed by Filter": z.optional(z.number()),
  "Rows Removed by Index Recheck": z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(step));
  },
});
type Step = z.infer<typeof step>;
const explained = z.object({ Plan: step });

export interface Looked {
  /** The steps that went through many rows of one table, by a sequential scan or an index. */
  searchedThrough: string[];
  /** The largest number of rows that one step returned or filtered out. */
  rowsTouched: number;
}

/**
 * Evaluates a plan that `auto_explain` logged. @param many the number of rows of one table that is too large for a
 * request
 */
export function lookAt(plan: unknown, many: number): Looked {
  const steps = stepsOf(z.parse(explained, plan).Plan).filter(
    (each) => each["Relation Name"] !== undefined,
  );
  return {
    searchedThrough: steps
      .filter((each) => touched(each) >= many)
      .map((each) => `${each["Node Type"]} of ${each["Relation Name"]}`),
    rowsTouched: Math.max(0, ...steps.map(touched)),
  };
}

const stepsOf = (one: Step): Step[] => [one, ...(one.Plans ?? []).flatMap(stepsOf)];

function touched(each: Step): number {
  const once =
    (each["Actual Rows"] ?? 0) +
    (each["Rows Removed by Filter"] ?? 0) +
    (each["Rows Removed by Index Recheck"] ?? 0);
  return Math.round(once * (each["Actual Loops"] ?? 1));
}
