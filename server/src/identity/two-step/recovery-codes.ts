import { createHmac, randomBytes } from "node:crypto";
import { recoveryCodeCount, recoveryCodeLength } from "@frontdoor/contract/account/account-page.ts";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { type KeySet, type Keys, keySets } from "../../platform/keys/keys.ts";

/** 32 signs, five bits each; without I, O, 0 and 1, which look like one another on paper. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The tables of recovery codes, of people and of staff, each with the column of their owner. */
const ownerColumns = { recovery_codes: "account_id", staff_recovery_codes: "staff_id" } as const;
type CodeTable = keyof typeof ownerColumns;

/**
 * Gives an owner ten new recovery codes; older ones no longer work. @returns the codes as people see them,
 * `K7QF2-9MDXR`; only their hashes are stored
 */
export async function makeRecoveryCodes(
  tx: Transaction,
  keys: Keys,
  table: CodeTable,
  ownerId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const column = ownerColumns[table];
  await tx.deleteFrom<CodeTable>(table).where(sql.ref(column), "=", ownerId).execute();
  const rows = codes.map((code) => ({
    [column]: ownerId,
    code_hash: recoveryCodeHash(keys, ownerId, code),
    key_id: keys.id,
  }));
  await tx.insertInto<CodeTable>(table).values(rows).execute();
  return codes.map(writtenCode);
}

/** Uses a recovery code up: of any number of parallel calls exactly one gets true. */
export async function useRecoveryCode(
  tx: Transaction,
  keys: Keys,
  table: CodeTable,
  { ownerId, code }: { ownerId: string; code: string },
): Promise<boolean> {
  const used = await tx
    .deleteFrom<CodeTable>(table)
    .where(sql.ref(ownerColumns[table]), "=", ownerId)
    .where("code_hash", "in", hashesOf(keys, ownerId, code))
    .returning("key_id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Whether a recovery code of an account is valid; it is not used up. */
export async function isRecoveryCode(
  db: Db,
  keys: Keys,
  { ownerId, code }: { ownerId: string; code: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("recovery_codes")
    .select("key_id")
    .where("account_id", "=", ownerId)
    .where("code_hash", "in", hashesOf(keys, ownerId, code))
    .executeTakeFirst();
  return found !== undefined;
}

const hashesOf = (keys: Keys, ownerId: string, code: string) =>
  keySets(keys).map((set) => recoveryCodeHash(set, ownerId, code));

/** The number of valid codes; those of a master key that is gone are not. */
export async function recoveryCodesLeft(
  db: Db,
  keys: Keys,
  table: CodeTable,
  ownerId: string,
): Promise<number> {
  const { left } = await db
    .selectFrom<CodeTable>(table)
    .select((e) => e.fn.countAll().as("left"))
    .where(sql.ref(ownerColumns[table]), "=", ownerId)
    .where(
      "key_id",
      "in",
      keySets(keys).map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Ten codes that nobody guesses, none of them twice. */
function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  return [...codes];
}

const newCode = () => codeFrom(randomBytes(recoveryCodeLength));

/** The signs of a code from as many bytes or more. */
export function codeFrom(bytes: Buffer): string {
  const used = [...bytes.subarray(0, recoveryCodeLength)];
  return used.map((byte) => alphabet.charAt(byte & 31)).join("");
}

/** A code as people are shown it: `K7QF2-9MDXR`. */
export function writtenCode(code: string): string {
  const middle = recoveryCodeLength / 2;
  return `${code.slice(0, middle)}-${code.slice(middle)}`;
}

/** The hash of a code, as it is stored. */
function recoveryCodeHash(set: KeySet, ownerId: string, code: string): Buffer {
  return createHmac("sha256", set.derive("recovery-code")).update(`${ownerId}\0${code}`).digest();
}

export async function removeRecoveryCodes(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
}
