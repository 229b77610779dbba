import type { LookupItem } from "@frontdoor/contract/lookup.ts";
import type {
  ListedLookup,
  LookupEntry,
  LookupList,
} from "@frontdoor/contract/products/lookups.ts";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";

/** The active entries of a list in their order, below one parent where the list has parents (Q011). */
export function listActive(db: Db, list: LookupList, parentId = ""): Promise<LookupItem[]> {
  return db
    .selectFrom("lookup_items")
    .select(["id", "name", "active"])
    .where("list", "=", list)
    .where("parent_id", "=", parentId)
    .where("active", "=", true)
    .orderBy("position")
    .execute();
}

/** Every entry of a list in its order, below its parents, withdrawn ones as well. */
export async function listEntries(db: Db, list: LookupList): Promise<ListedLookup[]> {
  return db
    .selectFrom("lookup_items")
    .select(["parent_id as parentId", "id", "name", "active"])
    .where("list", "=", list)
    .orderBy("parent_id")
    .orderBy("position")
    .execute();
}

/**
 * Lets changes of a list run one after the other: two at once would give new entries the same places, or wait for each
 * other.
 */
async function holdList(tx: Transaction, list: LookupList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lookups ${list}`}, 0))`.execute(tx);
}

/** Puts entries into the given order, in the places that they have together. @returns false where one is unknown */
export async function orderEntries(
  tx: Transaction,
  { list, parentId, ids }: { list: LookupList; parentId: string; ids: readonly string[] },
): Promise<boolean> {
  await holdList(tx, list);
  // The rows as well, in their order: a start that loads changed lists, and an earlier version, hold those alone.
  const held = await tx
    .selectFrom("lookup_items")
    .select(["id", "position"])
    .where("list", "=", list)
    .where("parent_id", "=", parentId)
    .where("id", "in", [...ids])
    .orderBy("position")
    .forUpdate()
    .execute();
  if (held.length < ids.length) return false;
  for (const [index, id] of ids.entries()) {
    await tx
      .updateTable("lookup_items")
      .set({ position: held[index]?.position ?? 0 })
      .where("list", "=", list)
      .where("parent_id", "=", parentId)
      .where("id", "=", id)
      .execute();
  }
  return true;
}

/** One choice of a form: an entry of a list, below its parent. */
export interface Choice {
  list: LookupList;
  id: string;
  parentId?: string;
}

/** Which of the choices are active entries of their lists, in the order of the choices. */
export async function areActive(db: Db, choices: readonly Choice[]): Promise<boolean[]> {
  const entries = await entriesOf(db, choices);
  return entries.map((entry) => entry?.active === true);
}

/** The current names of chosen entries, inactive ones as well; an unknown entry keeps its id. */
export async function nameChoices<Name extends string>(
  db: Db,
  made: Readonly<Record<Name, Choice>>,
): Promise<Record<Name, { id: string; name: string }>> {
  const entries = await entriesOf(db, Object.values<Choice>(made));
  const named = Object.entries<Choice>(made).map(([key, { id }], at) => [
    key,
    { id, name: entries[at]?.name ?? id },
  ]);
  return Object.fromEntries(named);
}

/** The entry of each choice, active or not, in the order of the choices. */
async function entriesOf(db: Db, choices: readonly Choice[]) {
  if (choices.length === 0) return [];
  const found = await db
    .selectFrom("lookup_items")
    .select(["list", "parent_id", "id", "name", "active"])
    .where((where) =>
      where.or(
        choices.map(({ list, id, parentId = "" }) => where.and({ list, id, parent_id: parentId })),
      ),
    )
    .execute();
  return choices.map(({ list, id, parentId = "" }) =>
    found.find((row) => row.list === list && row.id === id && row.parent_id === parentId),
  );
}

/** Adds entries at the end of a list; known ones keep their place and take the name and state given. */
export async function saveEntries(
  tx: Transaction,
  list: LookupList,
  entries: readonly LookupEntry[],
): Promise<void> {
  await holdList(tx, list);
  const { last } = await tx
    .selectFrom("lookup_items")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("list", "=", list)
    .executeTakeFirstOrThrow();
  const rows = entries.map(({ parentId = "", ...entry }, index) => ({
    ...entry,
    list,
    parent_id: parentId,
    position: (last ?? -1) + 1 + index,
  }));
  await tx
    .insertInto("lookup_items")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["list", "parent_id", "id"]).doUpdateSet((excluded) => ({
        name: excluded.ref("excluded.name"),
        active: excluded.ref("excluded.active"),
      })),
    )
    .execute();
}

/** Which of the ids no entry of the list has, active or not. */
export async function unknownIds(
  db: Db,
  list: LookupList,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await db
    .selectFrom("lookup_items")
    .select("id")
    .where("list", "=", list)
    .where("id", "in", [...ids])
    .execute();
  return new Set(ids).difference(new Set(found.map(({ id }) => id)));
}
