import {
  type AuditVerdict,
  auditProblems,
  type ExportedEvent,
  exportAudit,
  notedPattern,
  verifyAudit,
} from "@frontdoor/contract/products/operations.ts";
import type { Ask } from "../ask.ts";
import { card } from "../columns.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../command-failed.ts";

export const auditCommands: readonly Command[] = [
  {
    words: ["audit", "export"],
    summary: "Prints the audit, a line of JSON for each event",
    values: [],
    options: { after: { meaning: "only what follows this position" } },
    async run(given, { ask }) {
      const after = given.option("after") ?? "0";
      if (!/^\d{1,15}$/.test(after)) throw new UsageError("--after is a position, such as 1200.");
      const events = await allEvents(ask, Number(after));
      return { data: events, text: events.map((event) => JSON.stringify(event)).join("\n") };
    },
  },
  {
    words: ["audit", "verify"],
    summary: "Checks that nobody changed or removed an event",
    values: [],
    options: { noted: { meaning: "a position:head of before, which must still be in it" } },
    async run(given, { ask }) {
      const noted = given.option("noted");
      if (noted !== undefined && !notedPattern.test(noted)) {
        throw new UsageError("--noted is what audit verify told you to note: position:head.");
      }
      const verdict = await ask(verifyAudit, { query: { noted } });
      return { data: verdict, text: told(verdict), ...(verdict.valid ? {} : { isBad: true }) };
    },
  },
];

function told(verdict: AuditVerdict): string {
  const { problem, position, head } = verdict;
  const advice =
    problem === null
      ? `Note ${position}:${head} outside the database, and ask with --noted for it next time.`
      : auditProblems[problem];
  return `${card(verdict)}\n${advice}`;
}

/** Every event after a position of the chain. */
export async function allEvents(ask: Ask, after: number): Promise<ExportedEvent[]> {
  const events: ExportedEvent[] = [];
  for (;;) {
    const position = events.at(-1)?.position ?? after;
    const next = await ask(exportAudit, { query: { after: String(position) } });
    if (next.length === 0) return events;
    events.push(...next);
  }
}
