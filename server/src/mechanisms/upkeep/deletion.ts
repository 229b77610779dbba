import type { DeleteResult } from "kysely";
import type { Db } from "../database/database.ts";
import type { UpkeepJob } from "./upkeep.ts";

export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1_000);
}

interface DeleteQuery {
  execute(): Promise<DeleteResult[]>;
}

/** A job that deletes what has had its time. */
export function deletion(
  name: string,
  everySeconds: number,
  queryAt: (db: Db, now: Date) => DeleteQuery,
): UpkeepJob {
  return { name, everySeconds, run: ({ kysely }, now) => deletedRows(queryAt(kysely, now)) };
}

export async function deletedRows(query: DeleteQuery): Promise<number> {
  const results = await query.execute();
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
