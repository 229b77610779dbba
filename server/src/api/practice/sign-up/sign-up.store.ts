import { insertForAccount } from "../../../identity/accounts/account-store.ts";
import type { Transaction } from "../../../platform/database/database.ts";

/**
 * What a health professional registers beside their person, as it is stored; numbers in international form. Whoever
 * was invited has no practice number or phone of their own: the invite names the practice.
 */
export interface PracticeProfile {
  practice_number: string | null;
  practice_phone: string | null;
  discipline_id: string;
  speciality_id: string;
  role_id: string;
  hpcsa_number: string;
}

/** Stores a profile; nothing when the account is not there. */
export function addPracticeProfile(tx: Transaction, accountId: string, profile: PracticeProfile) {
  return insertForAccount(tx, "practice_profiles", { account_id: accountId, ...profile });
}
