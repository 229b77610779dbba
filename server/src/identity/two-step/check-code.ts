import { audit } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import {
  isRateLimitReached,
  type RateLimitDeps,
  takeRateLimit,
} from "../../platform/rate-limits/rate-limits.ts";
import { type Account, holdAccount } from "../accounts/account-store.ts";
import { openAppKey } from "./app-key.ts";
import { useOneTimeCode } from "./one-time-code.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import { isAppCode, stepsToUse } from "./totp.ts";
import { type AppTable, findTwoStep, setEnd, type TwoStep, useStep } from "./two-step-store.ts";
import { warnOfTwoStep } from "./two-step-warning.ts";

/** What somebody typed: the code of their app, or one of their recovery codes. */
export type CodeKind = "code" | "recovery-code";

const rateLimit = "wrongCodeByAccount";

/**
 * Checks a code of two-step verification and uses it up: from the app, a recovery code, or the code that support had
 * mailed, which counts as a recovery code.
 *
 * A wrong code is counted and audited. After ten in a day app codes are refused, recovery codes are not, because nobody
 * guesses them. The owner is mailed of both, because whoever tries codes knows the password. A right code cancels an end of
 * two-step verification that was asked for. The account is locked until the transaction ends.
 * @returns which kind it was; null for a wrong code and for an account without two-step verification
 */
export async function checkCode(
  tx: Transaction,
  deps: RateLimitDeps,
  account: Pick<Account, "id" | "realm">,
  typed: string,
): Promise<CodeKind | null> {
  const { id, realm } = account;
  await holdAccount(tx, id);
  const step = await findTwoStep(tx, id, deps.clock());
  const kind = step === undefined ? null : await useCode(tx, deps, step, typed);
  const event = { actor: id, subjectId: id, realm };
  if (kind === null) {
    const isLast = await countWrongCode(tx, deps, id);
    await audit(tx, deps, { ...event, kind: "second-step-failed", actor: "anonymous" });
    if (isLast) await warnOfTwoStep(tx, deps, account, "wrong-codes");
    return null;
  }
  if (kind === "one-time-code") {
    await audit(tx, deps, { ...event, kind: "one-time-code-used" });
    return "recovery-code";
  }
  if (kind === "recovery-code") {
    await audit(tx, deps, { ...event, kind: "recovery-code-used" });
    await warnOfTwoStep(tx, deps, account, "recovery-code");
  }
  if (await setEnd(tx, id, null)) await audit(tx, deps, { ...event, kind: "second-step-kept" });
  return kind;
}

async function useCode(
  tx: Transaction,
  deps: RateLimitDeps,
  { account_id: accountId, app_key_sealed: encrypted }: TwoStep,
  code: string,
): Promise<CodeKind | "one-time-code" | null> {
  if (!isAppCode(code)) {
    if (await useRecoveryCode(tx, deps.keys, "recovery_codes", { ownerId: accountId, code }))
      return "recovery-code";
    return (await useOneTimeCode(tx, deps, { accountId, code })) ? "one-time-code" : null;
  }
  const app = { ownerId: accountId, encrypted };
  return (await useAppCode(tx, deps, "second_steps", app, code)) ? "code" : null;
}

/** Takes a code of an app, once; none after ten wrong ones of its owner in a day. */
export async function useAppCode(
  tx: Transaction,
  deps: RateLimitDeps,
  table: AppTable,
  { ownerId, encrypted }: { ownerId: string; encrypted: string },
  code: string,
): Promise<boolean> {
  if (!(await isRateLimitReached(tx, deps, rateLimit, ownerId)).allowed) return false;
  const secret = openAppKey(deps.keys, encrypted, ownerId);
  for (const step of stepsToUse(secret, code, deps.clock())) {
    if (await useStep(tx, table, ownerId, step)) return true;
  }
  return false;
}

/** Counts a wrong code of an owner. @returns whether no code of the app is taken from now on */
export async function countWrongCode(
  tx: Transaction,
  deps: RateLimitDeps,
  ownerId: string,
): Promise<boolean> {
  await takeRateLimit(tx, deps, rateLimit, ownerId);
  return !(await isRateLimitReached(tx, deps, rateLimit, ownerId)).allowed;
}
