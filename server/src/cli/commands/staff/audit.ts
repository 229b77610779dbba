import {
  type AuditVerdict,
  auditProblems,
  type ExportedEvent,
  exportAudit,
  notedPattern,
  verifyAudit,
} from "@frontdoor/contract/products/operations.ts";
import type { Ask } from "../../ask.ts";
import { listCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { optionsNamed } from "../../given-values.ts";
import { card } from "../../rows/columns.ts";

const ofWhom = {
  staff: { meaning: "only what the member of staff with this id did" },
  person: { meaning: "only what is about the account with this id" },
};
/** The filters of an export. */
const filters = {
  ...ofWhom,
  kind: { meaning: "only events of this kind, such as login-failed" },
  since: { meaning: "only from this moment on, such as 2026-11-24T08:00:00Z" },
  until: { meaning: "only before this moment" },
};
type Filter = Partial<Record<keyof typeof filters, string | undefined>>;

export const auditCommands: readonly Command[] = [
  {
    usage: "audit export",
    example: "audit export --since 2026-11-24T08:00:00Z > audit.ndjson",
    asks: ["exportAudit"],
    summary: "Prints the audit, a line of JSON for each event",
    options: { after: { meaning: "only what follows this position" }, ...filters },
    async run(given, { ask, print }) {
      const after = given.option("after") ?? "0";
      if (!/^\d{1,15}$/.test(after)) throw new UsageError("--after is a position, such as 1200.");
      const data: ExportedEvent[] = [];
      for await (const page of pagesAfter(ask, after, optionsNamed(given, filters))) {
        if (given.isOn("json")) data.push(...page);
        else await print(page.map((event) => JSON.stringify(event)).join("\n"));
      }
      return { data, text: "" };
    },
  },
  listCommand("listAudit", {
    usage: "audit list",
    example: "audit list --kind staff-logged-in",
    summary: "Lists events of the audit a page at a time, newest first, with the names of staff",
    options: {
      ...ofWhom,
      kind: { meaning: "only events of this kind, such as staff-logged-in" },
    },
  }),
  {
    usage: "audit verify",
    example: "audit verify",
    asks: ["verifyAudit"],
    summary: "Checks that nobody changed or removed an event",
    options: { noted: { meaning: "an earlier position:head, which must still be in it" } },
    async run(given, { ask }) {
      const noted = given.option("noted");
      if (noted !== undefined && !notedPattern.test(noted)) {
        throw new UsageError("--noted is what audit verify told you to note: position:head.");
      }
      const verdict = await verifiedInParts(ask, noted);
      return { data: verdict, text: told(verdict), ...(verdict.valid ? {} : { isBad: true }) };
    },
  },
];

/** The result for the whole chain, or for the first part that is not valid. */
async function verifiedInParts(ask: Ask, noted: string | undefined): Promise<Verdict> {
  for (let before = 0, from = "start"; ; ) {
    const { next, events, ...verdict } = await ask(verifyAudit, { query: { noted, from } });
    if (!verdict.valid) return { ...verdict, events };
    before += events ?? 0;
    if (next === null) return { ...verdict, events: before };
    from = next;
  }
}

type Verdict = Omit<AuditVerdict, "next">;

function told(verdict: Verdict): string {
  const { problem, position, head } = verdict;
  const advice =
    problem === null
      ? `Note ${position}:${head} outside the database, and ask with --noted for it next time.`
      : auditProblems[problem];
  return `${card(verdict)}\n${advice}`;
}

/** The events after a position of the chain that a filter lets through, page by page: there may be millions. */
async function* pagesAfter(ask: Ask, position: string, filter: Filter) {
  for (let after = position; ; ) {
    const page = await ask(exportAudit, { query: { ...filter, after } });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = String(last.position);
  }
}
