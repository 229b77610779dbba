import type { AccountState } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import type { Account } from "../../identity/accounts/account-store.ts";
import type { AccountStatus } from "../../identity/accounts/account-tables.ts";
import { productOf } from "../../identity/accounts/patient.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { hourSeconds } from "../../platform/deletion.ts";
import type { MaintenanceJob } from "../../platform/scheduler.ts";
import { accountsMeasure, dayOf } from "./statistics-store.ts";

const stateOf: Readonly<Record<AccountStatus, AccountState>> = {
  pending: "waiting",
  active: "active",
  suspended: "suspended",
  archived: "archived",
};

/**
 * Counts the accounts once a day, by product, role and state, a batch at a time by their ids; academics who wait for
 * verification have no account yet. An interrupted run starts again.
 */
export const countAccounts = countAccountsBy(2_000);

/** @param batchSize accounts that one statement reads */
export function countAccountsBy(batchSize: number): MaintenanceJob {
  return {
    name: "count-accounts",
    everySeconds: hourSeconds,
    async run({ kysely }: Database, now, signal) {
      const day = dayOf(now);
      const before = await kysely
        .selectFrom("daily_statistics")
        .select("day")
        .where("day", "=", day)
        .where("measure", "=", accountsMeasure)
        .limit(1)
        .executeTakeFirst();
      if (before !== undefined) return 0;
      const counts = new Map<string, Level>();
      const add = (level: Level) => {
        const key = [level.product, level.role, level.value].join(" ");
        counts.set(key, { ...level, count: level.count + (counts.get(key)?.count ?? 0) });
      };
      for (let after: string | null = ""; after !== null; ) {
        if (signal?.aborted) return 0;
        const batch = await batchAfter(kysely, after, batchSize);
        for (const { realm, type, status, count } of batch) {
          add({ product: productOf({ realm, type }), role: type, value: stateOf[status], count });
        }
        after = lastOf(batch, batchSize);
      }
      for (const { role, count } of await waitingAcademics(kysely, now)) {
        add({ product: "academic", role, value: "waiting", count });
      }
      if (counts.size === 0) return 0;
      await kysely
        .insertInto("daily_statistics")
        .values([...counts.values()].map((level) => ({ ...level, day, measure: accountsMeasure })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return counts.size;
    },
  };
}

interface Level {
  product: string;
  role: string;
  value: AccountState;
  count: number;
}

interface BatchRow extends Pick<Account, "realm" | "type"> {
  status: AccountStatus;
  count: number;
  last: string;
}

async function batchAfter(db: Db, after: string, batchSize: number): Promise<BatchRow[]> {
  const from = after === "" ? sql`true` : sql`id > ${after}::uuid`;
  const { rows } = await sql<BatchRow>`
    select realm, type, status, count(*)::bigint as count, max(id::text) as last
    from (select id, realm, type, status from accounts where ${from} order by id limit ${batchSize}) batch
    group by realm, type, status`.execute(db);
  return rows;
}

/** The id after which the next batch begins; null after the last one. */
function lastOf(batch: readonly BatchRow[], batchSize: number): string | null {
  const met = batch.reduce((sum, { count }) => sum + count, 0);
  if (met < batchSize) return null;
  return batch.reduce((last, row) => (row.last > last ? row.last : last), "");
}

function waitingAcademics(db: Db, now: Date): Promise<{ role: string; count: number }[]> {
  return db
    .selectFrom("pending_registrations")
    .select("role")
    .select(sql<number>`count(*)::bigint`.as("count"))
    .where("activated_at", "is", null)
    .where("expires_at", ">", now)
    .groupBy("role")
    .execute();
}
