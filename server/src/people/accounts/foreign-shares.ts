import type { Realm } from "@frontdoor/contract/products.ts";
import { sql } from "kysely";
import type { Db } from "../../mechanisms/database/database.ts";

/** How many accounts of a realm are still checked by other systems' hashes of one cost. */
export interface ForeignShare {
  cost: string;
  accounts: number;
}

/** What a stored hash of another system says before its seal: the index of the migration is over the same words. */
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

/** How many accounts of a realm a password lets in. */
export async function accountsWithPassword(db: Db, realm: Realm): Promise<number> {
  const { accounts } = await db
    .selectFrom("accounts")
    .select(sql<number>`count(*)::integer`.as("accounts"))
    .where("realm", "=", realm)
    .where("password_hash", "is not", null)
    .executeTakeFirstOrThrow();
  return accounts;
}
