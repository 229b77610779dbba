import { brand } from "@frontdoor/brand/brand.ts";
import {
  auditProblems,
  type ExportedEvent,
  exportAudit,
  verifyAudit,
} from "@frontdoor/contract/products/operations.ts";
import { consoleAuditWords as words } from "@frontdoor/words/staff/audit.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useReducer } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import { giveFile } from "../../../client/give-file.ts";
import { newSubmission, nextSubmission } from "../../../fields/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/plural.ts";
import type { Heard } from "../ask.ts";
import { type Console, useConsole } from "../console.ts";
import { PressFailed } from "../press-failed.tsx";
import { usePress } from "../use-press.ts";
import { type AuditFilter, queryOf } from "./audit-filter.ts";

/** Checks that the audit is whole, and saves what the filter asks for with its chain. */
export function AuditTools({ filter }: { filter: AuditFilter }) {
  const { ask, may, tell } = useConsole();
  const { state: checking, press } = usePress();
  const [saving, dispatch] = useReducer(nextSubmission, newSubmission);
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));
  const verify = () =>
    press({
      call: verifyAudit,
      input: { query: {} },
      taken: (verdict) => {
        if (verdict === null) return;
        const { valid, events, position, problem, at } = verdict;
        const whole = { events: events ?? 0, position: position ?? 0 };
        const broken = { at: at ?? "–", problem: problem === null ? "" : auditProblems[problem] };
        tell(valid ? fill(words.whole, whole) : fill(words.broken, broken));
      },
    });
  const save = () => {
    tell(null);
    dispatch({ type: "sent" });
    attempt(
      (signal) => everything(ask, filter, signal),
      (heard) => {
        if (!Array.isArray(heard)) {
          const message = heard.is === "failed" ? heard.error.message : "";
          return dispatch({ type: "failed", message, problems: {} });
        }
        dispatch({ type: "restarted" });
        const day = new Date().toISOString().slice(0, 10);
        const name = `${brand.name.toLowerCase()}-audit-${day}.json`;
        giveFile(name, "application/json", JSON.stringify(heard, null, 2));
        tell(fill(plural(words.exported, heard.length), { count: heard.length }));
      },
    );
  };
  return (
    <>
      <span className="staff-head__do">
        {may("verifyAudit") && (
          <Button
            look="secondary"
            state={checking.at === "sending" ? "loading" : "ready"}
            onClick={verify}
          >
            {words.verify}
          </Button>
        )}
        {may("exportAudit") && (
          <Button
            look="secondary"
            icon="download"
            state={saving.at === "sending" ? "loading" : "ready"}
            onClick={save}
          >
            {words.export}
          </Button>
        )}
      </span>
      <PressFailed state={checking} />
      <PressFailed state={saving} />
    </>
  );
}

/** The export tells a thousand at a time, in the order of the chain. */
async function everything(
  ask: Console["ask"],
  { staff: _, ...filter }: AuditFilter,
  signal: AbortSignal,
): Promise<ExportedEvent[] | Heard<typeof exportAudit>> {
  const events: ExportedEvent[] = [];
  for (;;) {
    const after = events.at(-1)?.position;
    const query = { ...queryOf({ ...filter, staff: "" }), ...(after !== undefined && { after }) };
    const heard = await ask(exportAudit, { query }, { signal });
    if (heard.is !== "done") return heard;
    if (heard.reply.length === 0) return events;
    events.push(...heard.reply);
  }
}
