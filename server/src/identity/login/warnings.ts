import type { Realm } from "@frontdoor/contract/products.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Job } from "../../platform/outbox/jobs.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import { type RateLimitDeps, takeRateLimit } from "../../platform/rate-limits/rate-limits.ts";
import { type Account, findAccount } from "../accounts/account-store.ts";
import { addressesToTell } from "../contact/notified-addresses.ts";
import { mailIfActive } from "../contact/owner-mail.ts";
import type { Lock } from "../lockout/lockout.ts";
import { enqueue, type RealmHandlers } from "../outbox-jobs.ts";

/** The mails of a realm that warn of what happened at its login. */
export interface WarningMails {
  accountLocked(account: Account, lock: Lock): Mail;
  signedInAfterFailures(account: Account): Mail;
}

/**
 * The outbox handlers of a login. They look up the account long after the response, and mail its owner at most once an hour
 * for each kind of warning (SEC-A7). For a name without an account they do the same work under the id of the row (SEC-C2).
 */
export function warningHandlers(
  deps: RateLimitDeps,
  realm: Realm,
  mails: WarningMails,
): RealmHandlers<
  | "account-locked"
  | "account-locked-mail"
  | "signed-in-after-failures"
  | "signed-in-after-failures-mail"
> {
  return {
    "account-locked": {
      async work(tx, job) {
        const accountId = await ownerToWarn(tx, deps, realm, job);
        if (accountId === null) return;
        const { isDisabled, isKnownDevice } = job.payload;
        for (const address of await addressesToTell(tx, { accountId, now: deps.clock() })) {
          await enqueue(tx, {
            ...atSomeMoment(deps.clock),
            kind: `${realm}.account-locked-mail`,
            payload: { accountId, isDisabled, isKnownDevice, ...address },
          });
        }
      },
    },
    "account-locked-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => mails.accountLocked(account, payload)),
    },
    "signed-in-after-failures": {
      async work(tx, job) {
        const accountId = await ownerToWarn(tx, deps, realm, job);
        if (accountId === null) return;
        for (const address of await addressesToTell(tx, { accountId, now: deps.clock() })) {
          await enqueue(tx, {
            ...atSomeMoment(deps.clock),
            kind: `${realm}.signed-in-after-failures-mail`,
            payload: { accountId, ...address },
          });
        }
      },
    },
    "signed-in-after-failures-mail": {
      send: (db, { payload }) => mailIfActive(db, payload, mails.signedInAfterFailures),
    },
  };
}

/** Whose account the mail is to name, or an id of nobody's; null when it was warned of the same a while ago. */
async function ownerToWarn(
  tx: Transaction,
  deps: RateLimitDeps,
  realm: Realm,
  { id, kind, payload }: Job<{ usernameIndexes: readonly [string, ...string[]] }>,
): Promise<string | null> {
  const account = await findAccount(tx, realm, payload.usernameIndexes);
  const accountId = account?.id ?? id;
  const { allowed } = await takeRateLimit(tx, deps, "warningByAccount", `${kind} ${accountId}`);
  return allowed ? accountId : null;
}
