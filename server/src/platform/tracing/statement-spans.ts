import type { KyselyConfig } from "kysely";
import { isRecording, openSpan } from "./spans.ts";
import { currentTraceparent } from "./trace-context.ts";

const longestText = 1_000;

/**
 * The database option that makes each statement of a traced request a span: its text as prepared, with `$1` in place of
 * every value. Does nothing while tracing is off.
 */
export function statementSpans(): Pick<KyselyConfig, "log"> {
  if (!isRecording()) return {};
  return {
    log({ level, query, queryDurationMillis }) {
      const parent = currentTraceparent();
      if (parent === null) return;
      const text = query.sql.slice(0, longestText);
      const operation = /^\s*(\w+)/.exec(text)?.[1] ?? "statement";
      const span = openSpan(operation, {
        kind: "client",
        attributes: { "db.system.name": "postgresql", "db.query.text": text },
        parent,
        startedAt: Date.now() - queryDurationMillis,
      });
      span?.end(level === "error" ? "failed" : null);
    },
  };
}
