import { findAccount, findAccountById } from "../../../identity/accounts/account-store.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { alreadyRegisteredMail } from "../../../identity/contact/already-registered-mail.ts";
import { mailIfActive } from "../../../identity/contact/owner-mail.ts";
import { enqueue, type PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import { closedMail } from "../../../identity/removal/closed-mail.ts";
import { atSomeMoment } from "../../../platform/outbox/random-delay.ts";
import { takeRateLimit } from "../../../platform/rate-limits/rate-limits.ts";
import type { Services } from "../../../process/services.ts";
import { welcomeMail } from "./sign-up.mails.ts";

export function signUpHandlers(deps: Services) {
  return {
    registered: {
      async work(tx, { id, kind, payload }) {
        const account = await findAccount(tx, "practice", payload.usernameIndexes);
        const accountId = account?.id ?? id;
        const isNew = accountId === payload.accountId;
        const [rateLimit, key] = isNew
          ? (["welcomeByEmail", canonicalEmail(account?.email ?? "")] as const)
          : (["warningByAccount", `${kind} ${accountId}`] as const);
        if (!(await takeRateLimit(tx, deps, rateLimit, key)).allowed) return;
        await enqueue(tx, {
          ...atSomeMoment(deps.clock),
          kind: isNew ? "practice.welcome-mail" : "practice.already-registered-mail",
          payload: { accountId },
        });
      },
    },
    "welcome-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => welcomeMail(deps.config, account)),
    },
    "already-registered-mail": {
      async send(db, { payload }) {
        const account = await findAccountById(db, payload.accountId);
        if (account?.status === "archived") return closedMail(deps.config, account);
        return account?.status === "active" ? alreadyRegisteredMail(deps.config, account) : null;
      },
    },
  } satisfies Partial<PracticeHandlers>;
}
