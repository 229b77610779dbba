import type { Realm } from "@frontdoor/contract/products.ts";
import { type Insertable, sql } from "kysely";
import type { NewAccount } from "../../../identity/accounts/account-store.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import { insertAll } from "../../../platform/database/insert-all.ts";
import type { Tables } from "../../../platform/database/tables.ts";

/** The accounts of a realm that have one of the usernames or addresses. */
export function accountsLike(
  db: Db,
  realm: Realm,
  { usernames, emails }: { usernames: readonly string[]; emails: readonly string[] },
) {
  const matching = (column: "username_index" | "email_index", indexes: readonly string[]) =>
    db
      .selectFrom("accounts")
      .leftJoin("account_imports", "account_imports.account_id", "accounts.id")
      .select([
        "realm",
        "username_index as usernameIndex",
        "email_index as emailIndex",
        "file_hash as fileHash",
        "file_row as row",
        "fingerprint",
      ])
      .where("realm", "=", realm)
      .where(column, "=", sql<string>`any(${[...indexes]}::text[])`);
  return matching("username_index", usernames).unionAll(matching("email_index", emails)).execute();
}

/** An account that has a username or an address of a request, and which row it was made from, if it was. */
export type KnownAccount = Awaited<ReturnType<typeof accountsLike>>[number];

/** A row that an account was made from. */
export type MadeFrom = Pick<KnownAccount, "fileHash" | "row" | "fingerprint">;

/**
 * Which rows were imported as accounts whose address has changed since. The audit finds them: changes of an address are
 * few there.
 */
export function madeAndMoved(
  db: Db,
  {
    fileHash,
    rows,
    fingerprints,
  }: {
    fileHash: string;
    rows: readonly number[];
    fingerprints: readonly string[];
  },
): Promise<MadeFrom[]> {
  return db
    .selectFrom("audit_events")
    .innerJoin("account_imports", (join) =>
      join.on("account_id", "=", sql<string>`subject_id::uuid`),
    )
    .select(["file_hash as fileHash", "file_row as row", "fingerprint"])
    .where("kind", "=", "own-account-changed")
    .where(sql`details ->> 'change'`, "=", "email")
    .where((row) =>
      row.or([
        row("fingerprint", "=", sql<string>`any(${[...fingerprints]}::text[])`),
        row.and([
          row("file_hash", "=", Buffer.from(fileHash, "hex")),
          row("file_row", "=", sql<number>`any(${[...rows]}::integer[])`),
        ]),
      ]),
    )
    .execute();
}

/** The active heads of department among the academic usernames, by the indexes of these. */
export async function hodsAmong(db: Db, usernames: readonly string[]) {
  if (usernames.length === 0) return new Map<string, string>();
  const heads = await db
    .selectFrom("accounts")
    .select(["id", "username_index"])
    .where("realm", "=", "academic")
    .where("type", "=", "HOD")
    .where("status", "=", "active")
    .where("username_index", "=", sql<string>`any(${[...usernames]}::text[])`)
    .execute();
  return new Map(heads.map(({ id, username_index }) => [username_index, id]));
}

export interface NewPeople {
  accounts: NewAccount[];
  identities: Insertable<Tables["identity_documents"]>[];
  practiceProfiles: Insertable<Tables["practice_profiles"]>[];
  academicProfiles: Insertable<Tables["academic_profiles"]>[];
  hodLinks: Insertable<Tables["hod_links"]>[];
  imports: (Omit<Insertable<Tables["account_imports"]>, "file_hash"> & { fileHash: string })[];
}

/** Adds accounts with all that belongs to them. @throws the database's own error where a username was taken meanwhile */
export async function addPeople(tx: Transaction, people: NewPeople): Promise<void> {
  await insertAll(tx, "accounts", people.accounts);
  await insertAll(tx, "identity_documents", people.identities);
  await insertAll(tx, "practice_profiles", people.practiceProfiles);
  await insertAll(tx, "academic_profiles", people.academicProfiles);
  await insertAll(tx, "hod_links", people.hodLinks);
  const rows = people.imports.map(({ fileHash, ...row }) => ({
    ...row,
    file_hash: `\\x${fileHash}`,
  }));
  await insertAll(tx, "account_imports", rows as never[]);
}
