import type { Realm } from "@frontdoor/contract/products.ts";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";

/** How many accounts of a realm are still checked by other systems' hashes of one cost. */
interface ForeignShare {
  cost: string;
  accounts: number;
}

/** What a stored hash of another system says before its encrypted part: the index of the migration is over the same words. */
const costOfHash = sql<string>`split_part(password_hash, '$', 3)`;

/** The hashes of other systems that are left in a realm, by their costs; few costs, or none. */
export function foreignShares(db: Db, realm: Realm): Promise<ForeignShare[]> {
  return db
    .selectFrom("accounts")
    .select([costOfHash.as("cost"), sql<number>`count(*)::integer`.as("accounts")])
    .where("realm", "=", realm)
    .where("password_hash", "like", "$foreign$%")
    .groupBy("cost")
    .orderBy("cost")
    .execute();
}

/** So many are counted one by one, in a fraction of the time that a statement may take. */
const countedAtMost = 200_000;

/**
 * How many accounts of a realm a password lets in. Beyond `most` PostgreSQL's own estimate is taken: counting ten
 * million of them took longer than a statement may.
 */
export async function accountsWithPassword(
  db: Db,
  realm: Realm,
  most = countedAtMost,
): Promise<number> {
  const withPassword = db
    .selectFrom("accounts")
    .select("id")
    .where("realm", "=", realm)
    .where("password_hash", "is not", null);
  const { accounts } = await db
    .selectFrom(withPassword.limit(most + 1).as("some"))
    .select(sql<number>`count(*)::integer`.as("accounts"))
    .executeTakeFirstOrThrow();
  if (accounts <= most) return accounts;
  const [row] = await withPassword.explain("json");
  return Math.max(accounts, plannedRows.parse(row)["QUERY PLAN"][0].Plan["Plan Rows"]);
}

const plannedRows = z.object({
  "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]),
});
