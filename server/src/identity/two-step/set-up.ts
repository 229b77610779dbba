import { accountSessionMinutes } from "@frontdoor/contract/account/account-page.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { isSameSecret } from "../../platform/same-secret.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { encryptAppKey, newAppKey, openAppKey, reencryptAppKey } from "./app-key.ts";
import { toBase32 } from "./base32.ts";
import { codeAt, isAppCode, stepsOf } from "./totp.ts";
import type { ShownApp, TwoStep } from "./two-step-store.ts";

/** The account whose app is set up, and the session in which it is. */
interface SetUpOf {
  accountId: string;
  sessionId: string;
}

/**
 * Stores the key of an app that is being set up. Repeated in the same session it returns the same key: when a tab is
 * reloaded, the entry that the app already has must still work. @returns the key in Base32
 */
export async function beginSetUp(
  tx: Transaction,
  { keys, clock }: TokenDeps,
  { accountId, sessionId }: SetUpOf,
): Promise<string> {
  const told = await waiting(tx, { accountId, sessionId }, clock());
  if (told !== undefined) return toBase32(openAppKey(keys, told.app_key_sealed, accountId));
  const key = newAppKey();
  const begun = {
    session_id: sessionId,
    app_key_sealed: encryptAppKey(keys, key, accountId),
    confirmed_step: null,
    expires_at: new Date(clock().getTime() + accountSessionMinutes * 60_000),
  };
  await tx
    .insertInto("second_step_setups")
    .values({ account_id: accountId, ...begun })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(begun))
    .execute();
  return key;
}

/**
 * Confirms the app by one of its codes. @returns the app; `wrong` for a wrong code, null when nothing is being set up
 * in this session
 */
export async function confirmSetUp(
  tx: Transaction,
  { keys, clock }: TokenDeps,
  { accountId, sessionId }: SetUpOf,
  code: string,
): Promise<ShownApp | "wrong" | null> {
  const begun = await waiting(tx, { accountId, sessionId }, clock());
  if (begun === undefined) return null;
  const secret = openAppKey(keys, begun.app_key_sealed, accountId);
  const [step] = isAppCode(code) ? stepsOf(secret, code, clock()) : [];
  if (step === undefined) return "wrong";
  await tx
    .updateTable("second_step_setups")
    .set({ confirmed_step: step })
    .where("account_id", "=", accountId)
    .execute();
  return { encrypted: reencryptAppKey(keys, begun.app_key_sealed, accountId), step };
}

/**
 * Ends the set-up and returns its app, encrypted under the current master key; null when none was confirmed in this
 * session.
 */
export async function takeSetUp(
  tx: Transaction,
  { keys, clock }: TokenDeps,
  of: SetUpOf,
): Promise<ShownApp | null> {
  const begun = await waiting(tx, of, clock());
  if (begun === undefined || begun.confirmed_step === null) return null;
  await tx.deleteFrom("second_step_setups").where("account_id", "=", of.accountId).execute();
  const encrypted = reencryptAppKey(keys, begun.app_key_sealed, of.accountId);
  return { encrypted, step: begun.confirmed_step };
}

/**
 * Whether a confirmation was made already: no set-up is left, not even one that ran out, and the code is the last one
 * that the account's app gave, which lets nobody in any more.
 */
export async function wasConfirmed(
  tx: Transaction,
  { keys }: Pick<TokenDeps, "keys">,
  { account_id: accountId, app_key_sealed: encrypted, last_step: step }: TwoStep,
  code: string,
): Promise<boolean> {
  const begun = await tx
    .selectFrom("second_step_setups")
    .select("account_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (begun !== undefined) return false;
  return isSameSecret(code, codeAt(openAppKey(keys, encrypted, accountId), step));
}

function waiting(tx: Transaction, { accountId, sessionId }: SetUpOf, now: Date) {
  return tx
    .selectFrom("second_step_setups")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("session_id", "=", sessionId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}
