import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Hashing } from "../../platform/hashing/hashing.ts";
import { isRateLimitReached } from "../../platform/rate-limits/rate-limits.ts";
import { type RefusalDeps, refuse, takeOrRefuse } from "../../platform/rate-limits/refusal.ts";
import {
  type Account,
  holdUnchanged,
  isDecoy,
  type PasswordRow,
  passwordRowOf,
  replaceHash,
} from "../accounts/account-store.ts";
import { isPatient } from "../accounts/patient.ts";
import { usernameIndexes } from "../accounts/username.ts";
import { isKnownDevice } from "../devices/device.ts";
import type { OpenAttempt } from "../lockout/lockout.ts";
import { strangers } from "../lockout/lockout-store.ts";
import type { Attempt, CountedName } from "../lockout/lockout-tables.ts";
import {
  type AuthenticatorDeps,
  recordFailure,
  recordPending,
  recordSuccess,
} from "./attempt-records.ts";
import type { Browser, LoginAttempt } from "./browser.ts";
import { decoyCost } from "./decoy-cost.ts";

type Refusal = Failure<"BAD_CREDENTIALS" | "TOO_MANY_REQUESTS">;

/** A registration that waits for verification, made in the browser that logs in now. */
export interface PendingRegistration<T> {
  passwordHash: string;
  /** The response to its password; it opens no account. */
  answer: T;
}

/** What happens after a right password. */
export interface AfterPassword<T, Found> {
  /** Reads what the other two need besides the account, by one statement that is sent with the lock of the account. */
  lookUp: (tx: Transaction, accountId: string) => Promise<Found>;
  /** The challenge that they still have to answer; null for none. */
  challenge: (
    tx: Transaction,
    account: Account,
    known: { found: Found; isKnownDevice: boolean },
  ) => Promise<T | null>;
  /** Lets them in, in the transaction that records the success. */
  onSuccess: (tx: Transaction, account: Account, found: Found) => Promise<T>;
}

/** The only place that checks passwords, for both realms (SEC-A10). */
export function createAuthenticator(deps: AuthenticatorDeps) {
  const { database, keys } = deps;
  return {
    /**
     * Checks a username and password. These get the same response in the same time, are counted, and cost one hash each
     * (SEC-A1, SEC-A2, SEC-B14): a wrong password, an unknown name, a locked, disabled or archived account, and a patient's
     * account even with the right password. `onSuccess` decides about a pending account.
     *
     * A password that fits a pending registration gets that registration's response and is recorded as a failure, because
     * the name may be another person's (SEC-D1): no counter is cleared, and no device becomes known. It does not count
     * towards the failed names of a client address, so that many people can sign up in one hall. Whether a registration is
     * looked for must depend on name and device alone: a found one costs a second Argon2.
     *
     * A right password with a pending challenge returns that challenge: no device becomes known, no counter is cleared,
     * and nobody is logged in (SEC-J5).
     * @param findPending finds a pending registration of the name
     * @throws QueueFull when too many passwords wait
     */
    async authenticate<T, Found>(
      attempt: LoginAttempt,
      { lookUp, challenge, onSuccess }: AfterPassword<T, Found>,
      findPending: FindPending<T> = async () => null,
    ): Promise<T | Refusal> {
      const { realm, username } = attempt;
      const counted = { ...attempt, usernameIndexes: usernameIndexes(keys, realm, username) };
      const refusal = await refusalOf(deps, counted);
      const isForPending =
        refusal !== null && (await findPending(counted.usernameIndexes)) !== null;
      if (refusal !== null && !isForPending) return refusal;
      // Reserves a place in the queue first: a busy server must not count an attempt that it turns away.
      const outcome = await deps.hasher.withReservation((hashing) =>
        checkPassword(deps, hashing, counted, { findPending, refusal }),
      );
      if ("answer" in outcome) return outcome.answer;
      const { admitted, row, stored, rehashed } = outcome;
      const letIn = database.kysely.transaction().execute(async (tx) => {
        const unchanged = await holdUnchanged(tx, row);
        const found = await lookUp(tx, row.id);
        const account = unchanged();
        if (account === undefined) return fail("BAD_CREDENTIALS");
        if (rehashed !== null) {
          await replaceHash(tx, { accountId: account.id, from: stored, to: rehashed });
        }
        const isKnownDevice = admitted.client !== strangers;
        const pendingChallenge = await challenge(tx, account, { found, isKnownDevice });
        if (pendingChallenge !== null) {
          await recordPending(tx, deps, counted, admitted, account);
          return pendingChallenge;
        }
        const login = { ...counted, admitted, isKnownDevice, way: "password" } as const;
        await recordSuccess(tx, deps, login, account);
        return onSuccess(tx, account, found);
      });
      return deps.lockout.orGiveBack(database.kysely, counted, admitted, letIn);
    },
  };
}

type FindPending<T> = (
  usernameIndexes: readonly string[],
) => Promise<PendingRegistration<T> | null>;

type Outcome<T> =
  | { answer: T | Refusal }
  | {
      admitted: OpenAttempt;
      row: PasswordRow;
      stored: string;
      /** The hash of the same password under stronger parameters, if it needs one. */
      rehashed: string | null;
    };

/**
 * Counts the attempt, checks the password and stores a failure.
 * @param refusal set for an address with too many failed names: a browser with a pending registration may still log in
 * to that registration, but to no account
 */
async function checkPassword<T>(
  deps: AuthenticatorDeps,
  hashing: Hashing,
  attempt: LoginAttempt & CountedName,
  { findPending, refusal }: { findPending: FindPending<T>; refusal: Refusal | null },
): Promise<Outcome<T>> {
  const { kysely } = deps.database;
  const { realm, usernameIndexes } = attempt;
  const asked = passwordRowOf(kysely, realm, usernameIndexes);
  const { admitted, answer: row } = await deps.lockout.admitBeside(kysely, attempt, asked);
  if (admitted.state === "closed") {
    // Each attempt costs a hash and an audit event, so an address gets a limited number.
    const { clientAddress } = attempt;
    const refusal = await takeOrRefuse(deps, "lockedAttemptsByAddress", clientAddress);
    if (refusal !== null) return { answer: refusal };
  }
  const pending = await findPending(usernameIndexes);
  const stored = row.password_hash;
  const cost = await decoyCost(deps, realm, usernameIndexes[0]);
  const { ok, needsRehash } = await hashing.verify(stored, attempt.password, cost);
  const fitsPending =
    pending !== null && (await hashing.verify(pending.passwordHash, attempt.password)).ok;
  const mayLogIn = refusal === null && !isDecoy(row) && !isPatient(row);
  if (!ok || !mayLogIn || stored === null || admitted.state !== "open") {
    const accountId = isDecoy(row) ? null : row.id;
    await recordFailure(deps, attempt, admitted, { accountId, fitsPending });
    const isPending = fitsPending && admitted.state === "open";
    return { answer: isPending ? pending.answer : (refusal ?? fail("BAD_CREDENTIALS")) };
  }
  const rehashed = needsRehash ? await hashing.hash(attempt.password) : null;
  return { admitted, row, stored, rehashed };
}

/** Refuses an address from which too many names failed; devices that know the name still get through. */
export async function refusalOf(
  deps: RefusalDeps,
  attempt: Attempt & Pick<Browser, "clientAddress">,
): Promise<Failure<"TOO_MANY_REQUESTS"> | null> {
  const { kysely } = deps.database;
  const { clientAddress } = attempt;
  const spent = await isRateLimitReached(kysely, deps, "failedNamesByAddress", clientAddress);
  if (spent.allowed) return null;
  if (await isKnownDevice(kysely, attempt)) return null;
  return refuse(deps, "failedNamesByAddress", spent);
}
