import type { ShownAccount } from "@frontdoor/contract/products/accounts.ts";
import { currentEpoch } from "../../../identity/tokens/epoch.ts";
import type { Db } from "../../../platform/database/database.ts";

/** The time of the last login with a browser that is still remembered; null where there was none. */
export async function lastLoginOf(db: Db, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("login_devices")
    .select((e) => e.fn.max("last_login_at").as("at"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** When the open removal request of an account expires; null where there is none. */
export async function waitingRemovalEnd(db: Db, accountId: string, now: Date) {
  const row = await db
    .selectFrom("tokens")
    .select("expires_at")
    .where("purpose", "=", "account-removal")
    .where("subject_id", "=", accountId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    // One of an older epoch was brought back by a restored backup: its link is dead (SEC-H19).
    .where("token_epoch", "=", currentEpoch)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

type Workplace = Pick<ShownAccount, "practiceNumber" | "institution">;
export const untoldWorkplace: Workplace = { practiceNumber: null, institution: null };

/** The number of the practice and the training institution of an account, where its person gave them. */
export async function workplaceOf(db: Db, accountId: string): Promise<Workplace> {
  const row = await db
    .selectFrom("accounts")
    .leftJoin("practice_profiles", "practice_profiles.account_id", "accounts.id")
    .leftJoin("academic_profiles", "academic_profiles.account_id", "accounts.id")
    .leftJoin("lookup_items as institution", (join) =>
      join
        .on("institution.list", "=", "training-institutions")
        .onRef("institution.id", "=", "academic_profiles.training_institution_id"),
    )
    .select((e) => [
      e.fn
        .coalesce("practice_profiles.practice_number", "academic_profiles.practice_number")
        .as("practiceNumber"),
      "institution.name as institution",
    ])
    .where("accounts.id", "=", accountId)
    .executeTakeFirst();
  return row ?? untoldWorkplace;
}
