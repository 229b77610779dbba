import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { containing, startingWith } from "../../platform/database/like.ts";
import type { Page } from "../../platform/database/page.ts";
import { hasPiece, searchKey } from "./search-key.ts";

interface FoundPractice {
  id: string;
  name: string;
  logo: Buffer | null;
}

const foundPractices = 10;
/** How many matching names are ranked at most: a common word is in thousands. */
const rankedPractices = 200;

/**
 * Active practices by name, at most ten: those that start with the text in the order of the alphabet,
 * then those that hold it, the most alike first. `%`, `_` and `\` mean themselves (SEC-D15).
 */
export async function findPractices(db: Db, typed: string): Promise<FoundPractice[]> {
  const key = searchKey(typed);
  if (key === "") return [];
  const starting = await thoseStarting(db, key);
  const missing = foundPractices - starting.length;
  if (missing === 0 || !hasPiece(key)) return starting;
  return [...starting, ...(await thoseHolding(db, key, missing))];
}

/** A practice that patients may go to; undefined when there is none or it is not active. */
export function findActivePractice(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("practices")
    .select("id")
    .where("id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
}

function thoseStarting(db: Db, key: string): Promise<FoundPractice[]> {
  return db
    .selectFrom("practices")
    .select(["id", "name", "logo"])
    .where("active", "=", true)
    .where("search_key", "like", startingWith(key))
    .orderBy("search_key")
    .orderBy("id")
    .limit(foundPractices)
    .execute();
}

function thoseHolding(db: Db, key: string, limit: number): Promise<FoundPractice[]> {
  return db
    .with("held", (query) =>
      query
        .selectFrom("practices")
        .select(["id", "search_key"])
        .where("active", "=", true)
        .where("search_key", "like", containing(key))
        .where("search_key", "not like", startingWith(key))
        .limit(rankedPractices),
    )
    .selectFrom("held")
    .innerJoin("practices", "practices.id", "held.id")
    .select(["practices.id", "practices.name", "practices.logo"])
    .orderBy(sql`similarity(held.search_key, ${key})`, "desc")
    .orderBy("held.search_key")
    .orderBy("held.id")
    .limit(limit)
    .execute();
}

/** Practices in the order of their ids; with a text those whose name holds it or whose id begins with it. */
export function listPracticeRows(
  db: Db,
  {
    text,
    active,
    after,
    limit,
  }: Page & { text?: string | undefined; active?: boolean | undefined },
) {
  return db
    .selectFrom("practices")
    .select(["id", "name", "active", "updated_at"])
    .select((row) => row("logo", "is not", null).as("has_logo"))
    .where((row) => row.and(active === undefined ? {} : { active }))
    .where((row) => row.and(after === undefined ? [] : [row("id", ">", after)]))
    .where((row) =>
      text === undefined
        ? row.and([])
        : row.or([
            // Two conditions for one: the shown ones have an index by pieces of their names, the others are few.
            row.and([
              row("active", "=", true),
              row("search_key", "like", containing(searchKey(text))),
            ]),
            row.and([
              row("active", "is", false),
              row("search_key", "like", containing(searchKey(text))),
            ]),
            row("id", "like", startingWith(text)),
          ]),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
}
