import {
  type AuditVerdict,
  type ExportedEvent,
  exportAudit,
  verifyAudit,
} from "@frontdoor/contract/products/operations.ts";
import type { HeardInParts } from "../ask.ts";
import type { Console } from "../console.ts";
import { type AuditFilter, queryOf } from "./audit-filter.ts";

/** Reads every event that matches a filter, a thousand per call, in the order of the signature chain. */
export async function everything(
  ask: Console["ask"],
  filter: AuditFilter,
  signal: AbortSignal,
): Promise<HeardInParts<ExportedEvent[]>> {
  const events: ExportedEvent[] = [];
  for (;;) {
    const after = events.at(-1)?.position;
    const query = { ...queryOf(filter), ...(after !== undefined && { after }) };
    const heard = await ask(exportAudit, { query }, { signal });
    if (heard.is !== "done") return heard;
    if (heard.reply.length === 0) return { is: "done", reply: events };
    events.push(...heard.reply);
  }
}

/** Verifies the chain in parts. Returns the number of events, or the verdict on the first part that is not sound. */
export async function verifiedInParts(
  ask: Console["ask"],
  signal: AbortSignal,
): Promise<HeardInParts<AuditVerdict>> {
  for (let before = 0, from = "start"; ; ) {
    const heard = await ask(verifyAudit, { query: { from } }, { signal });
    if (heard.is !== "done") return heard;
    const { valid, events, next } = heard.reply;
    if (!valid) return heard;
    before += events ?? 0;
    if (next === null) return { is: "done", reply: { ...heard.reply, events: before } };
    from = next;
  }
}
