import { sql } from "kysely";
import type { Transaction } from "../database/database.ts";
import type { Realm } from "../realm.ts";
import type { Counter } from "./lockout-rules.ts";

export interface CounterKey {
  realm: Realm;
  usernameIndex: string;
  client: string;
}

/** The counter of a client, its row locked for this transaction; made when there is none. */
export async function lockCounter(tx: Transaction, key: CounterKey, now: Date): Promise<Counter> {
  const row = await tx
    .insertInto("login_counters")
    .values({
      realm: key.realm,
      username_index: key.usernameIndex,
      client: key.client,
      failures: 0,
      locked_until: null,
      locks: 0,
      last_attempt_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["realm", "username_index", "client"])
        .doUpdateSet({ realm: sql`excluded.realm` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    failures: row.failures,
    lockedUntil: row.locked_until,
    locks: row.locks,
    lastAttemptAt: row.last_attempt_at,
  };
}

export async function saveCounter(
  tx: Transaction,
  key: CounterKey,
  counter: Counter,
): Promise<void> {
  await tx
    .updateTable("login_counters")
    .set({
      failures: counter.failures,
      locked_until: counter.lockedUntil,
      locks: counter.locks,
      last_attempt_at: counter.lastAttemptAt,
    })
    .where("realm", "=", key.realm)
    .where("username_index", "=", key.usernameIndex)
    .where("client", "=", key.client)
    .execute();
}
