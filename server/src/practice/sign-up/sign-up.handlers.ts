import { takeBudget } from "../../mechanisms/budgets/budgets.ts";
import { atSomeMoment } from "../../mechanisms/outbox/some-moment.ts";
import { findAccount, findAccountById } from "../../people/accounts/account-store.ts";
import { alreadyRegisteredLetter } from "../../people/accounts/already-registered-letter.ts";
import { letterToOwner } from "../../people/accounts/letter-to-owner.ts";
import { closedLetter } from "../../people/archive/closed-letter.ts";
import { canonicalEmail } from "../../people/identifiers/canonical.ts";
import { enqueue, type PracticeHandlers } from "../../people/outbox-jobs.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { welcomeLetter } from "./sign-up.mails.ts";

export function signUpHandlers(
  deps: PracticeDeps,
): PracticeHandlers<"registered" | "welcome-mail" | "already-registered-mail"> {
  const { publicUrl } = deps.config;
  return {
    registered: {
      async work(tx, { id, kind, payload }) {
        const account = await findAccount(tx, "practice", payload.usernameIndexes);
        const accountId = account?.id ?? id;
        const isNew = accountId === payload.accountId;
        const [budget, key] = isNew
          ? (["welcomeByEmail", canonicalEmail(account?.email ?? "")] as const)
          : (["warningByAccount", `${kind} ${accountId}`] as const);
        if (!(await takeBudget(tx, deps, budget, key)).allowed) return;
        await enqueue(tx, {
          ...atSomeMoment(deps.clock),
          kind: isNew ? "practice.welcome-mail" : "practice.already-registered-mail",
          payload: { accountId },
        });
      },
    },
    "welcome-mail": {
      send: (db, { payload }) =>
        letterToOwner(db, payload, (account) => welcomeLetter(account, publicUrl)),
    },
    "already-registered-mail": {
      async send(db, { payload }) {
        const account = await findAccountById(db, payload.accountId);
        if (account?.status === "archived") return closedLetter(account);
        return account?.status === "active" ? alreadyRegisteredLetter(account, publicUrl) : null;
      },
    },
  };
}
