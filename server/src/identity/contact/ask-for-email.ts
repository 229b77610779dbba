import { emailVerificationHours, undoHours } from "@frontdoor/contract/account/account-page.ts";
import type { Failure } from "@frontdoor/contract/call.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { type RateLimitDeps, takeRateLimit } from "../../platform/rate-limits/rate-limits.ts";
import { type RefusalDeps, refuse } from "../../platform/rate-limits/refusal.ts";
import type { Account } from "../accounts/account-store.ts";
import { emailIndexes } from "../accounts/username.ts";
import { enqueue } from "../outbox-jobs.ts";
import { issueToken, revokeTokens } from "../tokens/tokens.ts";
import { addContactChange, contactChangesOf, prolongEmailChange } from "./contact-change-store.ts";

const hour = 3_600_000;

/**
 * Until when a link verifies an address. A change that support asked for needs no login, so its link outlives the hours
 * in which the old address can object (SEC-L19).
 */
function verificationEnd(
  now: Date,
  { bySupport, askedAt }: { bySupport: boolean; askedAt: Date },
): Date {
  const begins = bySupport
    ? Math.max(now.getTime(), askedAt.getTime() + undoHours * hour)
    : now.getTime();
  return new Date(begins + emailVerificationHours * hour);
}

/** The end of a link to an address that may wait longer already: both end together, as the owner is told. */
function later(end: Date, kept = end): Date {
  return kept > end ? kept : end;
}

/**
 * Counts a verification link that an account asks for. Beyond the rate limit nothing is stored, and the caller is told.
 * The limit of one mail address over all accounts is counted when the link is made, and refuses silently.
 */
export async function takeEmailVerification(
  tx: Transaction,
  deps: Pick<RefusalDeps, "clock" | "keys" | "limits" | "metrics">,
  { id }: Pick<Account, "id">,
): Promise<Failure<"TOO_MANY_REQUESTS"> | null> {
  const taken = await takeRateLimit(tx, deps, "emailProofByAccount", id);
  return taken.allowed ? null : refuse(deps, "emailProofByAccount", taken);
}

/**
 * Writes down the address that an account is to have and sends the link that proves it. Whether the address is free
 * is seen only when the mail is written: nobody who asks learns it.
 * @param sessionId the login in which it is asked for, which a new password chosen in it does not give up; null where support asks
 * @returns the id of the change
 */
export async function askForEmail(
  tx: Transaction,
  deps: RateLimitDeps,
  account: Account,
  newEmail: string,
  sessionId: string | null,
): Promise<string> {
  const now = deps.clock();
  const isSent = await takeLinkTo(tx, deps, account, newEmail);
  const { waiting } = await contactChangesOf(tx, "email_changes", { accountId: account.id, now });
  const same = waiting?.new_email === newEmail ? waiting : null;
  const wanted = verificationEnd(now, { bySupport: sessionId === null, askedAt: now });
  const expiresAt = later(wanted, same?.expires_at);
  // An earlier link to the same address may be on its way: it names its change by the id, and may live longer.
  const id = isSent || same === null ? newId(deps.clock) : same.id;
  await addContactChange(tx, "email_changes", {
    id,
    account_id: account.id,
    new_email: newEmail,
    old_email: account.email,
    old_username: account.username,
    old_proven_at: account.email_proven_at,
    asked_at: now,
    changed_at: null,
    // Whether or not a link is sent: its owner sees until when it waits (SEC-K12).
    expires_at: expiresAt,
  });
  if (isSent) await sendVerification(tx, deps, account, { change: id, expiresAt, sessionId });
  return id;
}

/**
 * Resends the verification link: to the address that waits for verification, else to the account's unverified address.
 * @returns whether it was sent, a rate limit refused it, or no address waits
 */
export async function sendVerificationAgain(
  tx: Transaction,
  deps: RateLimitDeps,
  account: Account,
  sessionId: string | null,
): Promise<"sent" | "refused" | "nothing"> {
  const now = deps.clock();
  const { waiting } = await contactChangesOf(tx, "email_changes", { accountId: account.id, now });
  const isUnverified = account.email_proven_at === null && account.email_refused_at === null;
  if (waiting === undefined && !isUnverified) return "nothing";
  const wanted = verificationEnd(now, {
    bySupport: waiting !== undefined && sessionId === null,
    askedAt: waiting?.asked_at ?? now,
  });
  const expiresAt = later(wanted, waiting?.expires_at);
  // Beyond the limit too: its owner sees until when it waits, and would learn what other accounts have asked for.
  if (waiting) await prolongEmailChange(tx, { id: waiting.id, until: expiresAt });
  if (!(await takeLinkTo(tx, deps, account, waiting?.new_email ?? account.email))) return "refused";
  await sendVerification(tx, deps, account, { change: waiting?.id ?? null, expiresAt, sessionId });
  return "sent";
}

/** Counts a link to an address. @returns false beyond the rate limit: nothing is sent, and the earlier link stays valid */
async function takeLinkTo(
  tx: Transaction,
  deps: RateLimitDeps,
  { realm }: Pick<Account, "realm">,
  address: string,
): Promise<boolean> {
  const [index] = emailIndexes(deps.keys, realm, address);
  return (await takeRateLimit(tx, deps, "emailProofByEmail", index)).allowed;
}

async function sendVerification(
  tx: Transaction,
  deps: RateLimitDeps,
  { id: subjectId, realm }: Account,
  asked: { change: string | null; expiresAt: Date; sessionId: string | null },
): Promise<void> {
  const { change, expiresAt, sessionId } = asked;
  const purpose = "email-proof";
  const id = newId(deps.clock);
  await revokeTokens(tx, { purpose, subjectId, now: deps.clock() });
  await issueToken(tx, deps, {
    id,
    purpose,
    realm,
    subjectId,
    expiresAt,
    data: { change, session: sessionId },
  });
  const kind = `${realm}.email-proof-mail` as const;
  await enqueue(tx, { ...atOnce(deps.clock), kind, payload: { tokenId: id } });
}
