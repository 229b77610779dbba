import { CompiledQuery, sql } from "kysely";
import pg from "pg";
import { vi } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";

interface Asked {
  text: string;
  values: readonly unknown[];
}

/**
 * How the statements of a piece of work would be run on tables that are too large to be read as a whole, each as
 * `explain` tells it; on either engine.
 */
export async function plansOf(
  { kysely }: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const spied = vi.spyOn(pg.Client.prototype, "query");
  const asked: Asked[] = [];
  try {
    await work();
    asked.push(...spied.mock.calls.flatMap(([given, values]) => readable(given, values)));
  } finally {
    spied.mockRestore();
  }
  return kysely.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plans: string[] = [];
    for (const { text, values } of asked) {
      const explained = CompiledQuery.raw(`explain ${text}`, [...values]);
      const { rows } = await tx.executeQuery<Record<string, string>>(explained);
      plans.push(rows.flatMap((row) => Object.values(row)).join("\n"));
    }
    return plans;
  });
}

/** What reads or changes rows, by text and values or in one object; the same statement may pass by both ways. */
function readable(given: unknown, values: unknown): Asked[] {
  const text = typeof given === "string" ? given : textOf(given);
  if (!/^\s*(select|with|delete|update)\b/i.test(text)) return [];
  const own =
    typeof given === "object" && given !== null && "values" in given ? given.values : values;
  return [{ text, values: Array.isArray(own) ? own : [] }];
}

const textOf = (given: unknown) =>
  typeof given === "object" && given !== null && "text" in given ? String(given.text) : "";
