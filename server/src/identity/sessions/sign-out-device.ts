import { audit } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { isId } from "../../platform/ids.ts";
import type { Account } from "../accounts/account-store.ts";
import { usernameIndexes } from "../accounts/username.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { endClientSessionsOfDevice } from "./sign-out.ts";

/**
 * Ends what a device has here: its login to account settings, what is remembered of its two-step verification, that
 * the username knows it, and its row in the list; and its logins at clients of OpenID Connect, which are told. A product
 * that takes hand-off codes knows of no device: its logins go on until everything is signed out.
 * @returns false for a device that the account has not
 */
export async function signOutDevice(
  tx: Transaction,
  deps: TokenDeps,
  { id: accountId, realm, username }: Account,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const device = await tx
    .deleteFrom("login_devices")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("device_hash")
    .executeTakeFirst();
  if (device === undefined) return false;
  const { device_hash: hash } = device;
  for (const table of ["account_sessions", "remembered_devices"] as const) {
    await tx
      .deleteFrom(table)
      .where("account_id", "=", accountId)
      .where("device_hash", "=", hash)
      .execute();
  }
  await tx
    .deleteFrom("known_devices")
    .where("realm", "=", realm)
    .where("username_index", "in", usernameIndexes(deps.keys, realm, username))
    .where("device_hash", "=", hash)
    .execute();
  await endClientSessionsOfDevice(tx, deps, { id: accountId, realm }, hash);
  await audit(tx, deps, {
    kind: "device-signed-out",
    actor: accountId,
    subjectId: accountId,
    realm,
  });
  return true;
}
