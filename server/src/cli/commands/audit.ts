import {
  type ExportedEvent,
  exportAudit,
  verifyAudit,
} from "@frontdoor/contract/products/operations.ts";
import type { Ask } from "../ask.ts";
import { card } from "../columns.ts";
import { type Command, UsageError } from "../command.ts";

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
    options: {},
    async run(_given, { ask }) {
      const verdict = await ask(verifyAudit);
      return { data: verdict, text: card(verdict), ...(verdict.valid ? {} : { isBad: true }) };
    },
  },
];

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
