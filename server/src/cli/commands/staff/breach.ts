import { isIsoDate } from "@frontdoor/contract/validators/date.ts";
import { callCommand } from "../../call-command.ts";
import type { Command, Given } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { csv } from "../../rows/csv.ts";

/** What the Information Regulator and the people themselves are to be told (SEC-H10, POPIA s22). */
export const breachCommands: readonly Command[] = [
  callCommand("exportBreach", {
    usage: "breach export",
    example: "breach export --from 2026-03-01 --to 2026-03-02 --reason 'stolen backup'",
    summary: "Prints what was done to which accounts in a span of time, as CSV",
    options: {
      from: { meaning: "the first moment, such as 2026-03-01 or 2026-03-01T08:00:00Z" },
      to: { meaning: "the end of the span, which is not part of it" },
      ...reasonOption,
    },
    question: (given) => {
      const from = momentOf(given, "from");
      const to = momentOf(given, "to");
      return { body: { from, to, reason: reasonOf(given) } };
    },
    printed: (affected) => ({ data: affected, text: csv(affected) }),
  }),
];

function momentOf(given: Given, name: string): string | undefined {
  const text = given.option(name);
  if (text === undefined) return undefined;
  const isMoment = /^\d{4}-\d{2}-\d{2}(T.+Z)?$/.test(text) && isIsoDate(text.slice(0, 10));
  const moment = isMoment ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw new UsageError(`--${name} is a moment in UTC: 2026-03-01.`);
  return new Date(moment).toISOString();
}
