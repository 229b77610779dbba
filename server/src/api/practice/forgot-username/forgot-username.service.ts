import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import {
  type Account,
  findAccountById,
  findActiveByEmail,
} from "../../../identity/accounts/account-store.ts";
import { emailIndexes } from "../../../identity/accounts/username.ts";
import { enqueue, type PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import { takeEach } from "../../../platform/rate-limits/rate-limits.ts";
import type { Services } from "../../../process/services.ts";
import { reminderMail } from "./forgot-username.mails.ts";

/** Reminds people of their usernames by mail (S7.068–S7.070). */
export function createForgotUsernameService(deps: Services) {
  const { clock, keys } = deps;
  return {
    /**
     * Writes one row, keyed by the address's index, for every address alike; the worker finds the account later
     * (SEC-C1, SEC-C2). Beyond the rate limit the response is the same and nothing is sent.
     */
    requestReminder({ body: { email } }, { once, clientAddress }) {
      const indexes = emailIndexes(keys, "practice", email);
      // Inside: of two presses with one key, the refused one must not be the one that counts.
      return once(async (tx, unkept) => {
        const reached = await takeEach(tx, deps, [
          ["reminderByAddress", clientAddress],
          ["reminderByEmail", indexes[0]],
        ]);
        if (reached !== null) {
          deps.metrics.refusals.inc({ limit: reached.name });
          return unkept({});
        }
        const payload = { emailIndexes: indexes };
        await enqueue(tx, { ...atOnce(clock), kind: "practice.reminder-requested", payload });
        return {};
      });
    },
  } satisfies CallHandlers<PracticeCalls>;
}

export function reminderHandlers(deps: Services) {
  return {
    "reminder-requested": {
      /**
       * One mail for each stored spelling of the address: some mail servers treat two spellings as two people
       * (SEC-C11).
       */
      async work(tx, { payload }) {
        const accounts = await findActiveByEmail(tx, "practice", payload.emailIndexes);
        const byAddress = Map.groupBy(accounts, ({ email }) => email);
        for (const [first, ...others] of byAddress.values()) {
          if (first === undefined) continue;
          const accountIds = [first.id, ...others.map(({ id }) => id)] as const;
          const kind = "practice.reminder-mail";
          await enqueue(tx, { ...atOnce(deps.clock), kind, payload: { accountIds } });
        }
      },
    },
    "reminder-mail": {
      async send(db, { payload }) {
        const accounts = await activeAccounts(db, payload.accountIds);
        const [first, ...others] = accounts;
        if (first === undefined) return null;
        // One may have moved to another address while the mail waited.
        const still = others.filter(({ email }) => email === first.email);
        return reminderMail(deps.config, [first, ...still]);
      },
    },
  } satisfies Partial<PracticeHandlers>;
}

async function activeAccounts(db: Db, ids: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const id of ids) {
    const account = await findAccountById(db, id);
    if (account?.status === "active") accounts.push(account);
  }
  return accounts;
}
