import { readTimeline, type TimelineEntry } from "@frontdoor/contract/products/support.ts";
import type { Ask } from "../../ask.ts";
import type { Command, Given } from "../../command.ts";
import { table } from "../../rows/columns.ts";
import { pageOf, pageOptions } from "../../rows/page-options.ts";

export const timelineCommands: readonly Command[] = [
  {
    words: ["account", "timeline"],
    example: "account timeline 01890a5d-ac96-774b-bcce-b302099a8057 --limit 20",
    asks: ["readTimeline"],
    summary: "Lists what happened to an account or a waiting registration, newest first",
    values: ["id"],
    options: pageOptions,
    async run(given, { ask }) {
      const entries = await timelineOf(ask, given.value("id"), given);
      return { data: entries, text: told(entries) };
    },
  },
];

export const timelineOf = (ask: Ask, id: string, given: Given) =>
  ask(readTimeline, { params: { id }, query: pageOf(given) });

export function told(entries: readonly TimelineEntry[]): string {
  const rows = entries.map(({ id, at, what, by, staffName, details }) => {
    const parts = Object.entries(details).map(([name, value]) => `${name}=${value}`);
    return { at, what, by: staffName ?? by, details: parts.join(" "), id };
  });
  return table(rows, "Nothing is known any more.");
}
