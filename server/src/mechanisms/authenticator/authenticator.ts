import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { type Account, findAccount, holdUnchanged } from "../accounts/account-store.ts";
import { usernameIndexes } from "../accounts/username.ts";
import { isBudgetSpent } from "../budgets/budgets.ts";
import type { Transaction } from "../database/database.ts";
import { isKnownDevice } from "../device/device.ts";
import type { Realm } from "../realm.ts";
import { type AuthenticatorDeps, recordFailure, recordSuccess } from "./attempt-records.ts";

export interface LoginAttempt {
  realm: Realm;
  username: string;
  password: string;
  /** The device cookie's value, if one came. */
  deviceId: string | null;
  clientAddress: string;
  /** Sets or renews the device cookie of the answer; called for a success alone. */
  keepDevice(): string;
}

type Refusal = Failure<"BAD_CREDENTIALS" | "TOO_MANY_REQUESTS">;

/** A registration that waits for its proof, made by the browser that logs in now. */
export interface PendingRegistration<T> {
  passwordHash: string;
  /** What whoever knows its password is told; it opens no account. */
  answer: T;
}

export interface Authenticator {
  /**
   * Checks a username and password. A wrong password, a name that nobody has, a locked, disabled or
   * archived account get the same answer in the same time: each is counted and each spends exactly one
   * Argon2 (SEC-A1, SEC-A2). Whoever proved the password is given to `welcome`, in the transaction
   * that records the success; a pending account is `welcome`'s to judge.
   *
   * A password that proves a pending registration alone gets that one's answer and is written down as a
   * failure: it clears no counter and makes no device known, for the name may be another person's (SEC-D1).
   * Looking for one must depend on the name and the device only: it costs a second Argon2 where it is found.
   * @throws HasherBusy when too many passwords wait
   */
  authenticate<T>(
    attempt: LoginAttempt,
    welcome: (tx: Transaction, account: Account) => Promise<T>,
    findPending?: (usernameIndexes: readonly string[]) => Promise<PendingRegistration<T> | null>,
  ): Promise<T | Refusal>;
}

/** The one place that looks at passwords, for both realms (SEC-A10). */
export function createAuthenticator(deps: AuthenticatorDeps): Authenticator {
  const { database, keys, hasher, lockout } = deps;
  return {
    async authenticate(attempt, welcome, findPending = async () => null) {
      const indexes = usernameIndexes(keys, attempt.realm, attempt.username);
      const counted = { ...attempt, usernameIndex: indexes[0], usernameIndexes: indexes };
      const refusal = await refusalOf(deps, counted);
      if (refusal !== null) return refusal;
      const admitted = await lockout.admit(database, counted);
      const account = await findAccount(database.kysely, attempt.realm, indexes);
      const pending = await findPending(indexes);
      const stored = account?.password_hash ?? null;
      const { ok, needsRehash } = await hasher.verify(stored, attempt.password);
      const provesPending =
        pending !== null && (await hasher.verify(pending.passwordHash, attempt.password)).ok;
      if (!ok || account === undefined || stored === null || admitted.state !== "open") {
        await recordFailure(deps, counted, admitted, account?.id ?? null);
        const isPending = provesPending && admitted.state === "open";
        return isPending ? pending.answer : fail("BAD_CREDENTIALS");
      }
      const rehashed = needsRehash ? await hasher.hash(attempt.password) : null;
      return database.kysely.transaction().execute(async (tx) => {
        const proven = { accountId: account.id, passwordHash: stored };
        if (!(await holdUnchanged(tx, proven))) return fail("BAD_CREDENTIALS");
        await recordSuccess(tx, deps, counted, { account, stored, rehashed });
        return welcome(tx, account);
      });
    },
  };
}

/** Too many names failed from this address: only devices that know the name still get through. */
async function refusalOf(
  deps: AuthenticatorDeps,
  attempt: LoginAttempt & { usernameIndex: string },
): Promise<Refusal | null> {
  const { kysely } = deps.database;
  const spent = await isBudgetSpent(kysely, deps, "failedNamesByAddress", attempt.clientAddress);
  if (spent.allowed) return null;
  const { deviceId } = attempt;
  if (deviceId !== null && (await isKnownDevice(kysely, { ...attempt, deviceId }))) return null;
  deps.metrics.refusals.inc({ budget: "failedNamesByAddress" });
  return fail("TOO_MANY_REQUESTS", { retryAfterSeconds: spent.retryAfterSeconds });
}
