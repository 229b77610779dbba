import * as z from "zod/mini";

/** A step of a plan, as far as the bench looks at it. */
interface Step {
  "Node Type": string;
  "Relation Name"?: string | undefined;
  "Index Name"?: string | undefined;
  "Actual Rows"?: number | undefined;
  "Actual Loops"?: number | undefined;
  "Rows Removed by Filter"?: number | undefined;
  "Rows Removed by Index Recheck"?: number | undefined;
  Plans?: Step[] | undefined;
}
const step: z.ZodMiniType<Step> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Relation Name": z.optional(z.string()),
    "Index Name": z.optional(z.string()),
    "Actual Rows": z.optional(z.number()),
    "Actual Loops": z.optional(z.number()),
    "Rows Removed by Filter": z.optional(z.number()),
    "Rows Removed by Index Recheck": z.optional(z.number()),
    Plans: z.optional(z.array(step)),
  }),
);
const explained = z.object({ Plan: step });

export interface Looked {
  /** Tables of the large ones that were read as a whole. */
  wholly: string[];
  /** The most rows that one step touched: what it gave on and what it threw away. */
  rowsTouched: number;
}

/** What a plan of `auto_explain` did. @param large tables that no request may read as a whole */
export function lookAt(plan: unknown, large: ReadonlySet<string>): Looked {
  const steps = stepsOf(z.parse(explained, plan).Plan);
  const wholly = steps
    .filter((each) => each["Node Type"] === "Seq Scan" && each["Actual Loops"] !== 0)
    .map((each) => each["Relation Name"] ?? "");
  return {
    wholly: wholly.filter((table) => large.has(table)),
    rowsTouched: Math.max(0, ...steps.filter((each) => "Relation Name" in each).map(touched)),
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
