import { mostCountedNeeds } from "@frontdoor/contract/products/statistics.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import { accountsMeasure } from "../../../operations/statistics/statistics-store.ts";
import type { Db } from "../../../platform/database/database.ts";

interface Rows {
  limit(most: number): { execute(): Promise<readonly unknown[]> };
}

/** Counts the rows of a query, up to a hundred: the overview only needs to know that there are some. */
export async function countOf(rows: Rows): Promise<number> {
  return (await rows.limit(mostCountedNeeds).execute()).length;
}

/** Messages that failed for good: to people, or to webhooks. */
export function failedMessages(db: Db, to: "people" | "webhooks") {
  const isDelivery = sql<boolean>`kind = 'webhook.delivery'`;
  return db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "dead")
    .where(to === "webhooks" ? isDelivery : sql<boolean>`not ${isDelivery}`);
}

/** Approvals that wait for a second person and that this one may decide. */
export function approvalsFor(db: Db, actor: string, now: Date) {
  return db
    .selectFrom("approvals")
    .select("id")
    .where("state", "=", "pending")
    .where("expires_at", ">", now)
    .where("asked_by", "!=", actor);
}

/**
 * Links to heads of department with an account that wait for confirmation, of supervisors whose accounts are active.
 */
export function hodsToConfirm(db: Db) {
  return db
    .selectFrom("hod_links")
    .innerJoin("accounts as supervisor", "supervisor.id", "hod_links.supervisor_id")
    .select("hod_links.id")
    .where("hod_links.status", "=", "pending")
    .where("hod_links.declined_at", "is", null)
    .where("hod_links.hod_id", "is not", null)
    .where("supervisor.status", "=", "active");
}

export function keysEndingBefore(db: Db, { now, end }: { now: Date; end: Date }) {
  return db
    .selectFrom("staff_keys")
    .innerJoin("staff", "staff.id", "staff_keys.staff_id")
    .select("staff_keys.id")
    .where("staff.ended_at", "is", null)
    .where("staff_keys.ended_at", "is", null)
    .where("staff_keys.expires_at", ">", now)
    .where("staff_keys.expires_at", "<", end);
}

/** Addresses and numbers of accounts that have been found unreachable since a moment. */
export function unreachableSince(db: Db, since: Date) {
  return db.selectFrom("unreachable_addresses").select("account_id").where("since", ">", since);
}

/** Secrets of clients in use that still work and have an end. */
export function secretsEnding(db: Db, now: Date) {
  return db
    .selectFrom("openid_client_secrets as secret")
    .innerJoin("openid_clients as client", "client.id", "secret.client_id")
    .select("secret.id")
    .where("client.ended_at", "is", null)
    .where("secret.ends_at", ">", now);
}

/** The counts of some days, roles added up. */
export function countsOfDays(db: Db, days: readonly string[]) {
  return db
    .selectFrom("daily_statistics")
    .select(["day", "measure", "value", sql<ProductName>`product`.as("product")])
    .select(sql<number>`sum(count)::bigint`.as("count"))
    .where("day", "in", [...days])
    .where("measure", "<>", accountsMeasure)
    .$narrowType<{ measure: Measure }>()
    .groupBy(["day", "measure", "product", "value"])
    .execute();
}

export type DayCount = Awaited<ReturnType<typeof countsOfDays>>[number];
