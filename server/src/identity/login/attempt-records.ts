import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import { audit, auditOwn } from "../../platform/audit/audit.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { sendWithNext } from "../../platform/database/send-with-next.ts";
import type { PasswordHasher } from "../../platform/hashing/hashing.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import type { LabelledCounter } from "../../platform/metrics/labelled-counter.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import type { Limits } from "../../platform/rate-limits/limits.ts";
import { takeRateLimitFor } from "../../platform/rate-limits/rate-limits.ts";
import { type Account, keepLanguage } from "../accounts/account-store.ts";
import { rememberingDevice } from "../devices/device.ts";
import { deviceName } from "../devices/device-name.ts";
import { notingLogin } from "../devices/login-devices.ts";
import type { Admitted, Lockout, OpenAttempt } from "../lockout/lockout.ts";
import { forgettingCounters } from "../lockout/lockout-store.ts";
import type { CountedName } from "../lockout/lockout-tables.ts";
import { enqueue } from "../outbox-jobs.ts";
import type { LoginAttempt } from "./browser.ts";

export interface AuthenticatorDeps extends KeyedDeps {
  database: Database;
  limits: Limits;
  hasher: PasswordHasher;
  lockout: Lockout;
  metrics: {
    logins: LabelledCounter<"realm" | "outcome">;
    refusals: LabelledCounter<"limit">;
  };
}

type Counted = LoginAttempt & CountedName;

/** The owner is told of a login that follows this many failures (SEC-A7). */
export const failuresWorthTelling = 10;

/** Stores a failed attempt; unknown names get the same writes. */
export async function recordFailure(
  deps: AuthenticatorDeps,
  attempt: Counted,
  admitted: Admitted,
  { accountId, fitsPending }: { accountId: string | null; fitsPending: boolean },
): Promise<void> {
  const { realm, clientAddress, usernameIndexes } = attempt;
  const outcome = admitted.state === "open" ? "wrong" : "locked";
  deps.metrics.logins.inc({ realm, outcome });
  const lock = admitted.state === "open" ? admitted.lock : null;
  await deps.database.kysely.transaction().execute(async (tx) => {
    const taken = { name: "failedNamesByAddress", key: clientAddress } as const;
    if (!fitsPending) await takeRateLimitFor(tx, deps, { ...taken, thing: usernameIndexes[0] });
    const event = { actor: "anonymous", subjectId: accountId, realm };
    await audit(tx, deps, { kind: "login-failed", ...event, details: { because: outcome } });
    if (lock === null) return;
    await audit(tx, deps, { kind: "account-locked", ...event, details: { ...lock } });
    await enqueue(tx, {
      ...atSomeMoment(deps.clock),
      kind: `${realm}.account-locked`,
      payload: { ...lock, usernameIndexes },
    });
  });
}

/** Stores that a password was right and a code is still pending; nothing of a success happens yet. */
export async function recordPending(
  tx: Transaction,
  deps: AuthenticatorDeps,
  attempt: Counted,
  admitted: OpenAttempt,
  { id: subjectId }: Account,
): Promise<void> {
  const { realm } = attempt;
  deps.metrics.logins.inc({ realm, outcome: "pending" });
  await deps.lockout.giveBack(tx, attempt, admitted);
  await audit(tx, deps, { kind: "second-step-owed", actor: "anonymous", subjectId, realm });
}

type Succeeding = Pick<LoginAttempt, "keepDevice" | "language" | "realm" | "userAgent"> &
  CountedName & {
    way: LoginWay;
    /**
     * The counter of the attempt, which a success clears; the owner is notified of many failures. Null for a passkey.
     */
    admitted: OpenAttempt | null;
    isKnownDevice: boolean;
  };

/** Stores a success: clears counters, stores device and language, sends a warning after many failures. */
export async function recordSuccess(
  tx: Transaction,
  deps: AuthenticatorDeps,
  login: Succeeding,
  account: Account,
): Promise<void> {
  const { realm, usernameIndexes, admitted, isKnownDevice, way } = login;
  deps.metrics.logins.inc({ realm, outcome: "success" });
  const deviceId = login.keepDevice(isKnownDevice);
  const device = { realm, usernameIndex: usernameIndexes[0], deviceId };
  // One statement: makes the device known, adds it to the account's list, and clears the counter.
  const known = tx.with("known", (db) => rememberingDevice(db, device, deps.clock()));
  const recorded =
    admitted === null
      ? known
      : known.with("forgotten", (db) => forgettingCounters(db, login, admitted.client));
  const listed = { accountId: account.id, deviceId, name: deviceName(login.userAgent), way };
  await sendWithNext(tx, notingLogin(recorded, deps.clock, listed));
  if (login.language !== undefined) await keepLanguage(tx, account, login.language);
  await auditOwn(tx, deps, account, "logged-in", { way });
  if (admitted === null || admitted.attempt <= failuresWorthTelling) return;
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: `${realm}.signed-in-after-failures`,
    payload: { usernameIndexes },
  });
}
