import { randomBytes } from "node:crypto";
import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import { otpMinutes } from "@frontdoor/contract/constants.ts";
import { sql } from "kysely";
import { auditOwn } from "../../platform/audit/audit.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { keySetById } from "../../platform/keys/keys.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import {
  isRateLimitReached,
  type RateLimitDeps,
  takeEach,
  takeRateLimit,
} from "../../platform/rate-limits/rate-limits.ts";
import { isSameSecret } from "../../platform/same-secret.ts";
import { type Account, changeAccount } from "../accounts/account-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { enqueue } from "../outbox-jobs.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import { deriveOtp } from "../tokens/otp.ts";
import {
  addContactChange,
  type ContactChange,
  contactChangesOf,
  settleContactChange,
} from "./contact-change-store.ts";
import { confirmNumber } from "./verification-store.ts";

const waitingHours = 24;
/** Tries for each code that was sent. */
const codeTries = 5;
const nonceBytes = 16;
const [minute, hour] = [60_000, 3_600_000];

/**
 * Stores the number to verify and sends a code to it. Beyond the rate limits nothing is sent, and only a code that was
 * sent to the same number before is accepted. The code is six digits derived from the master key: a copy of the database
 * alone does not reveal it.
 */
export async function sendNumberCode(
  tx: Transaction,
  deps: RateLimitDeps,
  account: Account,
  { number, clientAddress }: { number: string; clientAddress: string },
): Promise<void> {
  const now = deps.clock();
  const codeId = newId(deps.clock);
  const reached = await takeEach(tx, deps, [
    ["numberCodeByAddress", clientAddress],
    ["numberCodeByAccount", account.id],
    ["numberCodeByNumber", number],
  ]);
  const isSent = reached === null;
  if (!isSent && (await isWaiting(tx, account, number, now))) return;
  await addContactChange(tx, "number_changes", {
    id: newId(deps.clock),
    account_id: account.id,
    new_number: number,
    old_number: account.cell_number,
    old_confirmed_at: account.number_confirmed_at,
    old_changed_at: account.cell_number_changed_at,
    code_id: codeId,
    nonce: randomBytes(nonceBytes),
    key_id: deps.keys.id,
    token_epoch: currentEpoch,
    tries: 0,
    code_expires_at: new Date(now.getTime() + (isSent ? otpMinutes * minute : 0)),
    asked_at: now,
    changed_at: null,
    expires_at: new Date(now.getTime() + waitingHours * hour),
  });
  if (!isSent) return;
  const kind = `${account.realm}.number-code-sms` as const;
  await enqueue(tx, { ...atOnce(deps.clock), kind, payload: { codeId, by: null } });
}

/** Whether a number waits for a code already, which may still be on its way. */
async function isWaiting(
  tx: Transaction,
  { id: accountId }: Pick<Account, "id">,
  number: string,
  now: Date,
): Promise<boolean> {
  const { waiting } = await contactChangesOf(tx, "number_changes", { accountId, now });
  return waiting?.new_number === number;
}

/**
 * Checks the code of an account's number: five tries for each code, within ten minutes. @returns the verified number,
 * and whether it is new; null for a wrong code
 */
export async function verifyNumber(
  tx: Transaction,
  deps: RateLimitDeps,
  account: Account,
  typed: string,
): Promise<{ change: NumberChange; isNew: boolean } | null> {
  const { id } = account;
  const now = deps.clock();
  const wrong = "wrongNumberCodeByAccount";
  if (!(await isRateLimitReached(tx, deps, wrong, id)).allowed) return null;
  const change = await countNumberTry(tx, { accountId: id, now, maximum: codeTries });
  if (change === undefined) return null;
  if (!isCodeOf(deps, change, typed)) {
    await takeRateLimit(tx, deps, wrong, id);
    return null;
  }
  const isNew = change.new_number !== account.cell_number;
  const undoUntil = new Date(now.getTime() + undoHours * hour);
  await settleContactChange(tx, "number_changes", {
    id: change.id,
    changed_at: now,
    expires_at: isNew ? undoUntil : now,
  });
  if (isNew) {
    await changeAccount(tx, id, {
      cell_number: change.new_number,
      cell_number_changed_at: now,
      number_confirmed_at: now,
      updated_at: now,
    });
  } else await confirmNumber(tx, { accountId: id, now });
  await notifyProducts(tx, deps, account, "account-changed");
  await auditOwn(tx, deps, account, "number-confirmed");
  return { change, isNew };
}

function isCodeOf(deps: RateLimitDeps, change: NumberChange, typed: string): boolean {
  if (keySetById(deps.keys, change.key_id) === undefined) return false;
  const { code_id: id, nonce, key_id } = change;
  return isSameSecret(typed, deriveOtp(deps.keys, { id, nonce, key_id }));
}

type NumberChange = ContactChange<"number_changes">;

/** The number that a code was made for, while the code can be used; null otherwise. */
export async function liveNumberCode(
  db: Db,
  codeId: string,
  now: Date,
): Promise<NumberChange | undefined> {
  return db
    .selectFrom("number_changes")
    .selectAll()
    .where("code_id", "=", codeId)
    .where("changed_at", "is", null)
    .where("code_expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .executeTakeFirst();
}

/** Counts a try of an account's live code; returns nothing where there is none or its tries are used up. */
function countNumberTry(
  tx: Transaction,
  { accountId, now, maximum }: { accountId: string; now: Date; maximum: number },
): Promise<NumberChange | undefined> {
  return tx
    .updateTable("number_changes")
    .set({ tries: sql<number>`tries + 1` })
    .where("account_id", "=", accountId)
    .where("changed_at", "is", null)
    .where("code_expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .where("tries", "<", maximum)
    .returningAll()
    .executeTakeFirst();
}
