import { hash, randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";

/** How long the secret of before goes on beside a new one. */
export const overlapHours = 24;

/**
 * Gives a client a secret, and lets the one that it has end after a day; what was to end already ends at once, so that
 * one that leaked is ended by two.
 * @returns the secret, which is stored nowhere
 */
export async function giveClientSecret(
  tx: Transaction,
  { clock }: { clock: Clock },
  clientId: string,
): Promise<string> {
  const now = clock();
  const secret = randomBytes(32).toString("base64url");
  // Of two that are given at once the later ends the other.
  await tx
    .selectFrom("openid_clients")
    .select("id")
    .where("id", "=", clientId)
    .forUpdate()
    .execute();
  await tx
    .deleteFrom("openid_client_secrets")
    .where("client_id", "=", clientId)
    .where("ends_at", "is not", null)
    .execute();
  await tx
    .updateTable("openid_client_secrets")
    .set({ ends_at: new Date(now.getTime() + overlapHours * 3_600_000) })
    .where("client_id", "=", clientId)
    .execute();
  const row = { id: newId(clock), client_id: clientId, created_at: now, ends_at: null };
  await tx
    .insertInto("openid_client_secrets")
    .values({ ...row, value_hash: hashOf(secret) })
    .execute();
  return secret;
}

/** Whether a secret is one of a client's that is valid now. */
export async function isClientSecret(
  db: Db,
  { clientId, secret, now }: { clientId: string; secret: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom("openid_client_secrets")
    .select("id")
    .where("client_id", "=", clientId)
    .where("value_hash", "=", hashOf(secret))
    .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** The secrets of a client that are valid now, by when each ends. */
export function validSecrets(
  db: Db,
  { clientId, now }: { clientId: string; now: Date },
): Promise<{ ends_at: Date | null }[]> {
  return db
    .selectFrom("openid_client_secrets")
    .select("ends_at")
    .where("client_id", "=", clientId)
    .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)]))
    .execute();
}

const hashOf = (secret: string) => hash("sha256", secret, "buffer");
