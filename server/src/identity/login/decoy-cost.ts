import type { Realm } from "@frontdoor/contract/products.ts";
import { sql } from "kysely";
import * as z from "zod/mini";
import { type Clock, stillWaits } from "../../platform/clock.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { type ForeignCost, parseCost } from "../../platform/hashing/foreign/foreign-cost.ts";

interface Shares {
  countedAt: number;
  /** Each cost with the share of the realm's accounts that are checked by it. */
  costs: readonly { cost: ForeignCost; share: number }[];
}

/** How long a count is used, and how long after this process has imported accounts. */
const keptMilliseconds = 600_000;
const keptWhileImportingMilliseconds = 10_000;

interface Counted {
  shares: Promise<Shares>;
  isCounting: boolean;
}
const counted = new WeakMap<Database, Map<Realm, Counted>>();
const importing = new WeakSet<Database>();

/**
 * The cost of the decoy check for a name without a password, so that response times do not tell which names have an
 * account (SEC-B14). The share of unknown names that is slow equals the share of accounts with another system's hash.
 * Each name keeps its cost, and costs fall as accounts get a hash of ours.
 * @param usernameIndex keyed: nobody outside can tell which names are slow
 * @returns null for an Argon2id of ours
 */
export async function decoyCost(
  deps: { database: Database; clock: Clock },
  realm: Realm,
  usernameIndex: string,
): Promise<ForeignCost | null> {
  const { costs } = await sharesOf(deps, realm);
  let place = placeOf(usernameIndex);
  for (const { cost, share } of costs) {
    if (place < share) return cost;
    place -= share;
  }
  return null;
}

/** Has the shares counted again soon, after an import by this process; other processes notice within ten minutes. */
export function noteImport(database: Database): void {
  importing.add(database);
}

async function sharesOf(
  { database, clock }: { database: Database; clock: Clock },
  realm: Realm,
): Promise<Shares> {
  const ofRealms = counted.get(database) ?? new Map<Realm, Counted>();
  counted.set(database, ofRealms);
  const known = ofRealms.get(realm);
  if (known === undefined) return first(ofRealms, realm, count(database, clock, realm));
  const shares = await known.shares;
  const kept = importing.has(database) ? keptWhileImportingMilliseconds : keptMilliseconds;
  if (!known.isCounting && !stillWaits(clock(), shares.countedAt + kept, kept)) {
    known.isCounting = true;
    importing.delete(database);
    // In the background: until it is done, or if it fails, the old figures are used.
    const next = count(database, clock, realm);
    next.then(
      () => ofRealms.set(realm, { shares: next, isCounting: false }),
      () => Object.assign(known, { isCounting: false }),
    );
  }
  return shares;
}

async function first(
  ofRealms: Map<Realm, Counted>,
  realm: Realm,
  shares: Promise<Shares>,
): Promise<Shares> {
  ofRealms.set(realm, { shares, isCounting: false });
  try {
    return await shares;
  } catch (error) {
    ofRealms.delete(realm);
    throw error;
  }
}

async function count({ kysely }: Database, clock: Clock, realm: Realm): Promise<Shares> {
  const countedAt = clock().getTime();
  const left = await foreignShares(kysely, realm);
  if (left.length === 0) return { countedAt, costs: [] };
  const all = await accountsWithPassword(kysely, realm);
  const costs = left.map(({ cost, accounts }) => ({
    cost: parseCost(cost),
    share: accounts / Math.max(all, 1),
  }));
  // A check by one digest costs a hash of ours already.
  return { countedAt, costs: costs.filter(({ cost }) => cost.kind !== "digest") };
}

/** Maps a keyed index to a number between 0 and 1. */
function placeOf(index: string): number {
  return Buffer.from(index, "base64url").readUInt32BE(0) / 2 ** 32;
}

/** How many accounts of a realm are still checked by other systems' hashes of one cost. */
interface ForeignShare {
  cost: string;
  accounts: number;
}

/** What a stored hash of another system says before its encrypted part: the index of the migration is over the same words. */
const costOfHash = sql<string>`split_part(password_hash, '$', 3)`;

/** The hashes of other systems that are left in a realm, by their costs; few costs, or none. */
function foreignShares(db: Db, realm: Realm): Promise<ForeignShare[]> {
  return db
    .selectFrom("accounts")
    .select([costOfHash.as("cost"), sql<number>`count(*)::integer`.as("accounts")])
    .where("realm", "=", realm)
    .where("password_hash", "like", "$foreign$%")
    .groupBy("cost")
    .orderBy("cost")
    .execute();
}

/** Up to so many are counted exactly, in a fraction of the time limit of a statement. */
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
