import type { LookupItem } from "@frontdoor/contract/lookup.ts";
import type { Db } from "../database/database.ts";
import type { LookupList } from "./lookup-tables.ts";

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

/** One choice of a form: an entry of a list, below its parent. */
export interface Choice {
  list: LookupList;
  id: string;
  parentId?: string;
}

/** Which of the choices are active entries of their lists, in the order of the choices. */
export async function areActive(db: Db, choices: readonly Choice[]): Promise<boolean[]> {
  if (choices.length === 0) return [];
  const found = await db
    .selectFrom("lookup_items")
    .select(["list", "parent_id", "id"])
    .where("active", "=", true)
    .where((where) =>
      where.or(
        choices.map(({ list, id, parentId = "" }) => where.and({ list, id, parent_id: parentId })),
      ),
    )
    .execute();
  return choices.map(({ list, id, parentId = "" }) =>
    found.some((row) => row.list === list && row.id === id && row.parent_id === parentId),
  );
}
