import type { Realm } from "@frontdoor/contract/products.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { startingWith } from "../../../platform/database/like.ts";

interface IdQuery {
  execute(): Promise<{ id: string }[]>;
  explain(format: "text"): Promise<Record<string, string>[]>;
}

/** The expressions are those of the indexes, letter for letter (0025-support.sql, 0029-large-tables.sql). */
const columns = {
  name: plain(sql`name || ' ' || surname`),
  surname: plain(sql`surname || ' ' || name`),
  username: sql<string>`lower(username) collate "C"`,
  email: sql<string>`lower(email) collate "C"`,
  number: sql<string>`cell_number collate "C"`,
  /** The number from its last digit on. */
  numberEnding: sql<string>`reverse(cell_number) collate "C"`,
} satisfies Record<string, RawBuilder<string>>;

/** Accounts of which a column begins with a text, in its order; `%`, `_` and `\` are escaped (SEC-D15). */
export function thoseBeginning(
  db: Db,
  by: keyof typeof columns,
  text: string,
  limit: number,
): IdQuery {
  return db
    .selectFrom("accounts")
    .select("id")
    .where(begins(columns[by], text))
    .orderBy(columns[by])
    .orderBy("id")
    .limit(limit);
}

/** Accounts by a keyed index. @param indexes as `usernameIndexes` and `emailIndexes` give them */
export function thoseIndexed(
  db: Db,
  { realm, by, indexes }: { realm: Realm; by: "username" | "email"; indexes: readonly string[] },
  limit: number,
): IdQuery {
  return db
    .selectFrom("accounts")
    .select("id")
    .where("realm", "=", realm)
    .where(`${by}_index`, "in", [...indexes])
    .orderBy("id")
    .limit(limit);
}

const numbers = {
  practice: sql<string>`lower(practice_number) collate "C"`,
  /** Its digits: `MP 0123456` is `0123456`. */
  hpcsa: sql<string>`regexp_replace(hpcsa_number, '\\D', '', 'g') collate "C"`,
};

/** People whose practice number or HPCSA number begins with a text. */
export function thoseOfNumber(
  db: Db,
  profiles: "practice_profiles" | "academic_profiles",
  by: keyof typeof numbers,
  text: string,
  limit: number,
): IdQuery {
  return db
    .selectFrom(profiles)
    .select("account_id as id")
    .where(begins(numbers[by], text))
    .orderBy(numbers[by])
    .orderBy("account_id")
    .limit(limit);
}

/** People who took an invite of a practice whose name begins with a key of `searchKey`. */
export function thoseOfPracticeName(db: Db, key: string, limit: number): IdQuery {
  return db
    .selectFrom("practices")
    .innerJoin("invites", "invites.practice_id", "practices.id")
    .select(sql<string>`invites.used_by`.as("id"))
    .where("practices.active", "=", true)
    .where("practices.search_key", "like", startingWith(key))
    .where("invites.used_by", "is not", null)
    .orderBy("practices.search_key")
    .orderBy("invites.id")
    .limit(limit);
}

/** The accounts with these ids as the search shows them, in no order. */
export function listFound(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("accounts")
    .select(["id", "realm", "type", "name", "surname", "username", "email", "status"])
    .where("id", "in", [...ids])
    .execute();
}

/** Pending registrations of an address, or the one with an id. */
export function listWaiting(
  db: Db,
  of: { usernameIndexes: readonly string[] } | { id: string },
  now: Date,
  limit: number,
) {
  return db
    .selectFrom("pending_registrations")
    .select(["id", "role", "email", "username_index"])
    .where((row) =>
      "id" in of ? row("id", "=", of.id) : row("username_index", "in", [...of.usernameIndexes]),
    )
    .where("activated_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** Lowered by the database, as its index is. */
const begins = (column: RawBuilder<string>, text: string) =>
  sql<SqlBool>`${column} like lower(${startingWith(text)})`;

function plain(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(regexp_replace(normalize(${name}, NFKD), '[\\u0300-\\u036f]', '', 'g')) collate "C"`;
}
