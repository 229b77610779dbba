import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import type { Actor } from "../../platform/audit/actor.ts";
import { audit, auditOwn } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { deviceHash } from "../devices/device.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { type PolicyDeps, policyFor } from "./policy.ts";
import { recoveryCodesLeft } from "./recovery-codes.ts";
import { rememberedDevicesOf } from "./remembered-devices.ts";
import {
  findDue,
  findTwoStep,
  havingTwoStep,
  removeDueTwoStep,
  removeTwoStep,
  setEnd,
} from "./two-step-store.ts";

type TwoStepDeps = PolicyDeps & TokenDeps;

/**
 * What account settings shows of two-step verification.
 * @param deviceId of the browser that asks
 */
export async function twoStepOf(
  db: Db,
  deps: TwoStepDeps,
  account: Pick<Account, "id" | "realm" | "type">,
  deviceId: string | null,
): Promise<AccountSettings["secondStep"]> {
  const now = deps.clock();
  const policy = policyFor(deps, account);
  const step = await findTwoStep(db, account.id, now);
  if (step === undefined) {
    const none = { recoveryCodesLeft: 0, rememberedDevices: 0, rememberedUntil: null };
    return { policy, since: null, endsAt: null, ...none };
  }
  const devices = policy === "optional" ? await rememberedDevicesOf(db, account.id, now) : [];
  const own = devices.find(
    ({ device_hash: hash }) => deviceId !== null && hash.equals(deviceHash(deviceId)),
  );
  return {
    policy,
    since: step.since.toISOString(),
    recoveryCodesLeft: await recoveryCodesLeft(db, deps.keys, "recovery_codes", account.id),
    rememberedDevices: devices.length,
    rememberedUntil: own?.expires_at.toISOString() ?? null,
    endsAt: step.ends_at?.toISOString() ?? null,
  };
}

/** Whether a login with the password needs a code as well. */
export async function hasTwoStep(
  db: Db,
  deps: PolicyDeps & { clock: Clock },
  account: Pick<Account, "id" | "realm" | "type">,
): Promise<boolean> {
  if (policyFor(deps, account) === "off") return false;
  const asked = havingTwoStep(account.id, deps.clock()).as("hasTwoStep");
  return (await db.selectNoFrom(asked).executeTakeFirstOrThrow()).hasTwoStep;
}

/**
 * Ends two-step verification of an account now, with its recovery codes and what was remembered.
 * @param actor who decided it: the account's own id, `system`, or a key's holder
 * @returns whether there was one
 */
export async function endTwoStep(
  tx: Transaction,
  deps: { clock: Clock },
  { id: subjectId, realm }: Pick<Account, "id" | "realm">,
  actor: Actor,
): Promise<boolean> {
  if (!(await removeTwoStep(tx, subjectId))) return false;
  await audit(tx, deps, { kind: "second-step-ended", actor, subjectId, realm });
  return true;
}

/** Lets two-step verification that does not end already end in 72 hours. @returns when */
export async function letSecondStepEnd(
  tx: Transaction,
  { clock }: { clock: Clock },
  accountId: string,
): Promise<Date> {
  const endsAt = new Date(clock().getTime() + undoHours * 3_600_000);
  await setEnd(tx, accountId, endsAt);
  return endsAt;
}

/** Cancels an end of two-step verification that support was asked for: its owner still has the app or a code. */
export async function keepTwoStep(
  tx: Transaction,
  deps: { clock: Clock },
  account: Pick<Account, "id" | "realm">,
): Promise<void> {
  if (await setEnd(tx, account.id, null)) await auditOwn(tx, deps, account, "second-step-kept");
}

/** Ends the two-step verification whose time has come. @returns how many */
export async function endDueTwoStep(tx: Transaction, deps: { clock: Clock }): Promise<number> {
  const now = deps.clock();
  let ended = 0;
  for (const { id: subjectId, realm } of await findDue(tx, now)) {
    if (!(await removeDueTwoStep(tx, subjectId, now))) continue;
    await audit(tx, deps, { kind: "second-step-ended", actor: "system", subjectId, realm });
    ended += 1;
  }
  return ended;
}
