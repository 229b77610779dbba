import type { Selectable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { StaffRow } from "./staff-store.ts";
import type { StaffTables } from "./staff-tables.ts";

export type ConsoleLogin = Selectable<StaffTables["staff_logins"]>;

/** A member of staff who has set their login up. */
export interface ConsoleMember {
  staff: StaffRow;
  login: ConsoleLogin;
}

/** Somebody active with one of these spellings of their address, and their login where it is set up. */
export async function findByAddress(
  db: Db,
  spellings: readonly string[],
): Promise<ConsoleMember | undefined> {
  const staff = await db
    .selectFrom("staff")
    .selectAll()
    .where((row) => row(row.fn<string>("lower", ["email"]), "in", [...spellings]))
    .where("ended_at", "is", null)
    .executeTakeFirst();
  const login = await findLogin(db, staff?.id ?? null);
  return staff === undefined || login === undefined ? undefined : { staff, login };
}

/** @param staffId null for an unknown address, for which the same statement runs */
export function findLogin(db: Db, staffId: string | null): Promise<ConsoleLogin | undefined> {
  return db
    .selectFrom("staff_logins")
    .selectAll()
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
}

/** Sets a login up in place of the one before. */
export async function saveLogin(
  tx: Transaction,
  { staff_id, ...login }: Omit<ConsoleLogin, "passkey_handle" | "last_login_at">,
): Promise<void> {
  const fresh = { ...login, passkey_handle: null, last_login_at: null };
  await tx
    .insertInto("staff_logins")
    .values({ staff_id, ...fresh })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(fresh))
    .execute();
}

/** Stores the hash of the same password under stronger parameters. */
export async function replaceStaffHash(
  tx: Transaction,
  { staffId, hash }: { staffId: string; hash: string },
): Promise<void> {
  await tx
    .updateTable("staff_logins")
    .set({ password_hash: hash })
    .where("staff_id", "=", staffId)
    .execute();
}

/** Notes a login, once an hour at most. */
export async function noteLogin(tx: Transaction, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable("staff_logins")
    .set({ last_login_at: now })
    .where("staff_id", "=", staffId)
    .where((login) =>
      login.or([
        login("last_login_at", "is", null),
        login("last_login_at", "<=", new Date(now.getTime() - 3_600_000)),
      ]),
    )
    .execute();
}

/** The encrypted app key of each member of staff, with their address. */
export function encryptedKeysOfStaff(
  db: Db,
): Promise<{ staffId: string; emailAddress: string; encrypted: string }[]> {
  return db
    .selectFrom("staff_logins as login")
    .innerJoin("staff", "staff.id", "login.staff_id")
    .select(["login.staff_id as staffId", "staff.email as emailAddress"])
    .select("login.app_key_sealed as encrypted")
    .orderBy("login.staff_id")
    .execute();
}

/** Stores a re-encrypted app key, unless the app was replaced meanwhile. */
export async function replaceEncryptedKey(
  db: Db,
  { staffId, from, to }: { staffId: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable("staff_logins")
    .set({ app_key_sealed: to })
    .where("staff_id", "=", staffId)
    .where("app_key_sealed", "=", from)
    .execute();
}
