import type { Realm } from "@frontdoor/contract/products.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Job } from "../../platform/outbox/jobs.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import { type RateLimitDeps, takeRateLimit } from "../../platform/rate-limits/rate-limits.ts";
import { findAccount } from "../accounts/account-store.ts";
import { addressesToTell, mailIfActive } from "../contact/owner-mail.ts";
import { enqueue, type RealmHandlers } from "../outbox-jobs.ts";
import { accountLockedMail, signedInAfterFailuresMail } from "./warning-mails.ts";

/**
 * The outbox handlers of a login. They look up the account long after the response, and mail its owner at most once an hour
 * for each kind of warning (SEC-A7). For a name without an account they do the same work under the id of the row (SEC-C2).
 */
export function warningHandlers(
  deps: RateLimitDeps & { config: MailConfig },
  realm: Realm,
): RealmHandlers<
  | "account-locked"
  | "account-locked-mail"
  | "signed-in-after-failures"
  | "signed-in-after-failures-mail"
> {
  return {
    "account-locked": {
      async work(tx, job) {
        const { isDisabled, isKnownDevice } = job.payload;
        for (const owner of await ownersToWarn(tx, deps, realm, job)) {
          const kind = `${realm}.account-locked-mail` as const;
          const payload = { ...owner, isDisabled, isKnownDevice };
          await enqueue(tx, { ...atSomeMoment(deps.clock), kind, payload });
        }
      },
    },
    "account-locked-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => accountLockedMail(deps.config, account, payload)),
    },
    "signed-in-after-failures": {
      async work(tx, job) {
        for (const payload of await ownersToWarn(tx, deps, realm, job)) {
          const kind = `${realm}.signed-in-after-failures-mail` as const;
          await enqueue(tx, { ...atSomeMoment(deps.clock), kind, payload });
        }
      },
    },
    "signed-in-after-failures-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => signedInAfterFailuresMail(deps.config, account)),
    },
  };
}

/**
 * The account to warn, once for each of its addresses; the job's id stands for a name without an account. Empty if the
 * same warning was sent within the last hour.
 */
async function ownersToWarn(
  tx: Transaction,
  deps: RateLimitDeps,
  realm: Realm,
  { id, kind, payload }: Job<{ usernameIndexes: readonly [string, ...string[]] }>,
): Promise<{ accountId: string; before: string | null }[]> {
  const account = await findAccount(tx, realm, payload.usernameIndexes);
  const accountId = account?.id ?? id;
  const { allowed } = await takeRateLimit(tx, deps, "warningByAccount", `${kind} ${accountId}`);
  if (!allowed) return [];
  const addresses = await addressesToTell(tx, { accountId, now: deps.clock() });
  return addresses.map((address) => ({ accountId, ...address }));
}
