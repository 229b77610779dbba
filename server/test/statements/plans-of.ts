import { CompiledQuery, sql } from "kysely";
import pg from "pg";
import { vi } from "vitest";
import type { Database } from "../../src/mechanisms/database/database.ts";

interface Asked {
  text: string;
  values?: readonly unknown[];
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
    for (const given of spied.mock.calls.map(([first]) => first as unknown)) {
      if (isAsked(given) && /^\s*(select|with|delete|update)\b/i.test(given.text))
        asked.push(given);
    }
  } finally {
    spied.mockRestore();
  }
  return kysely.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plans: string[] = [];
    for (const { text, values } of asked) {
      const explained = CompiledQuery.raw(`explain ${text}`, [...(values ?? [])]);
      const { rows } = await tx.executeQuery<Record<string, string>>(explained);
      plans.push(rows.flatMap((row) => Object.values(row)).join("\n"));
    }
    return plans;
  });
}

const isAsked = (given: unknown): given is Asked =>
  typeof given === "object" && given !== null && "text" in given && typeof given.text === "string";
