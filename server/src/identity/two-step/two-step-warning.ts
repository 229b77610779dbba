import { fill } from "@frontdoor/words/text/fill.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import { type RateLimitDeps, takeRateLimit } from "../../platform/rate-limits/rate-limits.ts";
import type { Account } from "../accounts/account-store.ts";
import { addressesToTell, mailIfActive, mailToOwner } from "../contact/owner-mail.ts";
import { enqueue, type RealmHandlers } from "../outbox-jobs.ts";

/** Events after a right password that the owner is warned of. */
type StepWarning = "wrong-codes" | "recovery-code";

/** Warns the owner of an account, at most once an hour for each of the two. */
export async function warnOfTwoStep(
  tx: Transaction,
  deps: RateLimitDeps,
  { id: accountId, realm }: Pick<Account, "id" | "realm">,
  what: StepWarning,
): Promise<void> {
  const { allowed } = await takeRateLimit(tx, deps, "warningByAccount", `${what} ${accountId}`);
  if (!allowed) return;
  const kind = `${realm}.step-warning-mail` as const;
  for (const address of await addressesToTell(tx, { accountId, now: deps.clock() })) {
    const payload = { accountId, what, ...address };
    await enqueue(tx, { ...atSomeMoment(deps.clock), kind, payload });
  }
}

export function stepWarningHandlers(config: MailConfig): RealmHandlers<"step-warning-mail"> {
  return {
    "step-warning-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => stepWarningMail(config, account, payload.what)),
    },
  };
}

export function stepWarningMail(config: MailConfig, account: Account, what: StepWarning): Mail {
  const { name, username } = account;
  return mailToOwner(
    config,
    account,
    ({ changeMails: { stepWarnings: words }, product, recoveryPath }) => ({
      words: { ...words, ...words[what] },
      paragraphs: [fill(words[what].text, { name, username, product })],
      path: recoveryPath,
    }),
  );
}
