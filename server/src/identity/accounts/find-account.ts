import type { Realm } from "@frontdoor/contract/products.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { isId } from "../../platform/ids.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { type Account, findAccount, findAccountById, holdAccount } from "./account-store.ts";
import { usernameIndexes } from "./username.ts";

/**
 * The account that support names, by username or by the id from a search. The id is tried first, so that a username
 * that looks like an id cannot take its place.
 */
export async function findWhose(
  db: Db,
  keys: Keys,
  { realm, username }: { realm: Realm; username: string },
): Promise<Account | undefined> {
  const byId = isId(username) ? await findAccountById(db, username) : undefined;
  if (byId?.realm === realm) return byId;
  return findAccount(db, realm, usernameIndexes(keys, realm, username));
}

/** The account that somebody at support names, held until the transaction ends. */
export async function holdWhose(
  tx: Transaction,
  keys: Keys,
  whose: { realm: Realm; username: string },
): Promise<Account | undefined> {
  const found = await findWhose(tx, keys, whose);
  return found && holdAccount(tx, found.id);
}
