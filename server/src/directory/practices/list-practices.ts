import type { Db } from "../../platform/database/database.ts";
import { containing, startingWith } from "../../platform/database/like.ts";
import { searchKey } from "./search-key.ts";

/** Practices in the order of their ids; with a text those whose name holds it or whose id begins with it. */
export function listPracticeRows(
  db: Db,
  {
    text,
    active,
    after,
    limit,
  }: {
    text?: string | undefined;
    active?: boolean | undefined;
    after?: string | undefined;
    limit: number;
  },
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
