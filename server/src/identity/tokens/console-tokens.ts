import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { StaffTables, StaffTokenPurpose } from "../../directory/staff/staff-tables.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { deriveToken, type TokenDeps, tokenHash } from "./tokens.ts";

export type ConsoleToken = Selectable<StaffTables["staff_tokens"]>;

const nonceBytes = 16;

/**
 * Issues a token of 43 characters for a member of staff; one of the same purpose that waited before ends.
 * @returns the row's id, and the token, which is stored nowhere
 */
export async function issueConsoleToken(
  tx: Transaction,
  { keys, clock }: TokenDeps,
  {
    purpose,
    staffId,
    minutes,
    deviceHash = null,
    encryptedAppKey = null,
  }: {
    purpose: StaffTokenPurpose;
    staffId: string;
    minutes: number;
    deviceHash?: Buffer | null;
    encryptedAppKey?: string | null;
  },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  await tx
    .deleteFrom("staff_tokens")
    .where("staff_id", "=", staffId)
    .where("purpose", "=", purpose)
    .execute();
  const now = clock();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const seed = { id: newId(clock), purpose, nonce: randomBytes(nonceBytes), key_id: keys.id };
  const token = derive(keys, seed);
  await tx
    .insertInto("staff_tokens")
    .values({
      ...seed,
      staff_id: staffId,
      token_hash: tokenHash(token),
      device_hash: deviceHash,
      app_key_sealed: encryptedAppKey,
      tries: 0,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { id: seed.id, token, expiresAt };
}

/** The token of a row for the mail that carries it; null when it was used, ended or has expired. */
export async function liveConsoleToken(
  db: Db,
  { keys, clock }: TokenDeps,
  id: string,
): Promise<{ row: ConsoleToken; token: string } | null> {
  const row = await db
    .selectFrom("staff_tokens")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", clock())
    .executeTakeFirst();
  return row === undefined ? null : { row, token: derive(keys, row) };
}

/** The row of a token that can still be used; null for every other. */
export async function findConsoleToken(
  db: Db,
  { clock }: Pick<TokenDeps, "clock">,
  { purpose, token }: { purpose: StaffTokenPurpose; token: string },
): Promise<ConsoleToken | null> {
  const row = await db
    .selectFrom("staff_tokens")
    .selectAll()
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", clock())
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a token up. @returns false when another request has: of any number one gets true */
export async function spendConsoleToken(tx: Transaction, id: string): Promise<boolean> {
  const spent = await tx
    .deleteFrom("staff_tokens")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** Counts a wrong code. @returns how many there were by now */
export async function countTry(tx: Transaction, id: string): Promise<number> {
  const { tries } = await tx
    .updateTable("staff_tokens")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("id", "=", id)
    .returning("tries")
    .executeTakeFirstOrThrow();
  return tries;
}

/** Derives the token, under a purpose that no token of people has. @throws Error when the key that issued it is gone */
function derive(
  keys: Keys,
  row: Pick<ConsoleToken, "id" | "purpose" | "nonce" | "key_id">,
): string {
  return deriveToken(keys, { ...row, purpose: `staff-${row.purpose}` });
}
