import type { IdentityType } from "@frontdoor/contract/constants.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { blindIndex, decrypt, encrypt } from "../../platform/encryption.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { insertForAccount } from "./account-store.ts";
import type { AccountTables } from "./account-tables.ts";

/** A person's identity as checked by the contract: the number, and the country of a passport. */
export interface Identity {
  type: IdentityType;
  number: string;
  passportCountryId: string | null;
}

/** Stores an identity, encrypted under the account's id (SEC-H2); nothing when the account is not there. */
export function addIdentity(tx: Transaction, keys: Keys, accountId: string, identity: Identity) {
  return insertForAccount(tx, "identity_documents", encryptedIdentity(keys, accountId, identity));
}

/** An identity as it is stored, for an account that is added with it. */
export function encryptedIdentity(
  keys: Keys,
  accountId: string,
  identity: Identity,
): AccountTables["identity_documents"] {
  return {
    account_id: accountId,
    identity_type: identity.type,
    number_sealed: encrypt(keys, identity.number, accountId),
    number_index: numberIndex(keys, identity),
    passport_country_id: identity.passportCountryId,
  };
}

function numberIndex(keys: Keys, { type, number, passportCountryId }: Identity): string {
  const canonical = `${passportCountryId ?? ""}:${number.toUpperCase()}`;
  return blindIndex(keys, `identity:${type}`, canonical);
}

/** Encrypts an account's number under the current key, after a change of the master key. */
export async function reencrypt(tx: Transaction, keys: Keys, accountId: string): Promise<void> {
  const document = await tx
    .selectFrom("identity_documents")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (document === undefined) return;
  const number = decrypt(keys, document.number_sealed, accountId);
  const { identity_type: type, passport_country_id: passportCountryId } = document;
  await tx
    .updateTable("identity_documents")
    .set({
      number_sealed: encrypt(keys, number, accountId),
      number_index: numberIndex(keys, { type, number, passportCountryId }),
    })
    .where("account_id", "=", accountId)
    .execute();
}

/** The number of an account's document in the clear; null when it has none of this type. */
export async function identityNumberOf(
  db: Db,
  keys: Keys,
  accountId: string,
  type: IdentityType,
): Promise<string | null> {
  const document = await db
    .selectFrom("identity_documents")
    .select("number_sealed")
    .where("account_id", "=", accountId)
    .where("identity_type", "=", type)
    .executeTakeFirst();
  return document === undefined ? null : decrypt(keys, document.number_sealed, accountId);
}
