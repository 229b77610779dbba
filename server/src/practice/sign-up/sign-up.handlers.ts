import { takeBudget } from "../../mechanisms/budgets/budgets.ts";
import { newId } from "../../mechanisms/ids.ts";
import { enqueue } from "../../mechanisms/outbox/outbox.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { someMomentAfter } from "../../mechanisms/outbox/some-moment.ts";
import { findAccount, findAccountById } from "../../people/accounts/account-store.ts";
import { alreadyRegisteredLetter } from "../../people/accounts/already-registered-letter.ts";
import { closedLetter } from "../../people/archive/closed-letter.ts";
import { indexesOf, letterOf } from "../../people/authenticator/warnings.ts";
import { canonicalEmail } from "../../people/identifiers/canonical.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { welcomeLetter } from "./sign-up.mails.ts";

/** A registration was taken; whether it made an account is looked up only now. */
export const registeredKind = "practice.registered";
const welcomeMailKind = "practice.welcome-mail";
const alreadyRegisteredMailKind = "practice.already-registered-mail";

export function signUpHandlers(deps: PracticeDeps): OutboxHandlers {
  const { publicUrl } = deps.config;
  return {
    [registeredKind]: {
      async work(tx, row) {
        const account = await findAccount(tx, "practice", indexesOf(row));
        const accountId = account?.id ?? row.id;
        const isNew = accountId === row.payload.accountId;
        const [budget, key] = isNew
          ? (["welcomeByEmail", canonicalEmail(account?.email ?? "")] as const)
          : (["warningByAccount", `${registeredKind} ${accountId}`] as const);
        if (!(await takeBudget(tx, deps, budget, key)).allowed) return;
        const now = deps.clock();
        await enqueue(tx, {
          id: newId(deps.clock),
          kind: isNew ? welcomeMailKind : alreadyRegisteredMailKind,
          payload: { accountId },
          now,
          availableAt: someMomentAfter(now),
        });
      },
    },
    [welcomeMailKind]: {
      send: (db, row) => letterOf(db, row, (account) => welcomeLetter(account, publicUrl)),
    },
    [alreadyRegisteredMailKind]: {
      async send(db, row) {
        const account = await findAccountById(db, String(row.payload.accountId));
        if (account?.status === "archived") return closedLetter(account);
        return account?.status === "active" ? alreadyRegisteredLetter(account, publicUrl) : null;
      },
    },
  };
}
