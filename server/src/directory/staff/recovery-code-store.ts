import type { Db, Transaction } from "../../platform/database/database.ts";

/** Puts new recovery codes in the place of those that there were. */
export async function replaceStaffCodes(
  tx: Transaction,
  { staffId, keyId, hashes }: { staffId: string; keyId: string; hashes: readonly Buffer[] },
): Promise<void> {
  await tx.deleteFrom("staff_recovery_codes").where("staff_id", "=", staffId).execute();
  const rows = hashes.map((code_hash) => ({ staff_id: staffId, code_hash, key_id: keyId }));
  await tx.insertInto("staff_recovery_codes").values(rows).execute();
}

/** Uses a code up, which has one of these hashes. @returns false when there is none */
export async function useStaffCode(
  tx: Transaction,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const used = await tx
    .deleteFrom("staff_recovery_codes")
    .where("staff_id", "=", staffId)
    .where("code_hash", "in", [...hashes])
    .returning("staff_id")
    .executeTakeFirst();
  return used !== undefined;
}

/** How many codes still let somebody in: those of a key that is gone do not. */
export async function staffCodesLeft(
  db: Db,
  staffId: string,
  keyIds: readonly string[],
): Promise<number> {
  const { left } = await db
    .selectFrom("staff_recovery_codes")
    .select((row) => row.fn.countAll().as("left"))
    .where("staff_id", "=", staffId)
    .where("key_id", "in", [...keyIds])
    .executeTakeFirstOrThrow();
  return Number(left);
}
