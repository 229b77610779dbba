import type { Db } from "../../platform/database/database.ts";
import { decrypt } from "../../platform/encryption.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import type { Account } from "../accounts/account-store.ts";
import type { PasswordContext } from "./password-policy.ts";

/** What a new password of this account must not be made of (SEC-B4). */
export async function passwordContextOf(
  db: Db,
  keys: Keys,
  account: Account,
): Promise<PasswordContext> {
  const details = await db
    .selectFrom("accounts")
    .leftJoin("identity_documents", "identity_documents.account_id", "accounts.id")
    .leftJoin("practice_profiles", "practice_profiles.account_id", "accounts.id")
    .leftJoin("academic_profiles", "academic_profiles.account_id", "accounts.id")
    .select([
      "number_sealed",
      "practice_profiles.practice_number",
      "practice_profiles.hpcsa_number",
      "academic_profiles.practice_number as academic_practice_number",
      "academic_profiles.hpcsa_number as academic_hpcsa_number",
      "trainee_post_number",
    ])
    .where("accounts.id", "=", account.id)
    .executeTakeFirst();
  const encrypted = details?.number_sealed ?? null;
  const identityNumber = encrypted === null ? null : decrypt(keys, encrypted, account.id);
  const words = [
    account.name,
    account.surname,
    account.cell_number,
    identityNumber,
    details?.practice_number,
    details?.hpcsa_number,
    details?.academic_practice_number,
    details?.academic_hpcsa_number,
    details?.trainee_post_number,
  ];
  return {
    identifiers: [account.username, account.email],
    words: words.filter((word) => typeof word === "string"),
  };
}
