import { takeBudget } from "../../mechanisms/budgets/budgets.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { enqueue } from "../../mechanisms/outbox/outbox.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { someMomentAfter } from "../../mechanisms/outbox/some-moment.ts";
import { type Account, findAccount, findAccountById } from "../../people/accounts/account-store.ts";
import { closedLetter } from "../../people/archive/closed-letter.ts";
import { indexesOf } from "../../people/authenticator/warnings.ts";
import { issueOtp, liveOtp, type PreparedOtp, prepareOtp } from "../../people/otp/otp.ts";
import { issueResetLink, resetMailHandler } from "../../people/password-reset/reset-link.ts";
import { resetRequestedKind } from "../../people/password-reset/reset-request.ts";
import { isOtpAvailable, type PracticeDeps } from "../practice-deps.ts";
import { codeChannel } from "./code-channel.ts";
import { resetSms } from "./forgot-password.mails.ts";

const resetSmsKind = "practice.reset-sms";
const closedMailKind = "practice.account-closed-mail";

export function resetRequestHandlers(deps: PracticeDeps): OutboxHandlers {
  return {
    [resetRequestedKind("practice")]: {
      async prepare(db, row) {
        const usernameIndexes = indexesOf(row);
        const found = await findAccount(db, "practice", usernameIndexes);
        const account = found?.status === "active" ? found : null;
        const otp = isOtpAvailable(deps) ? await prepareOtp(deps, row.id, account !== null) : null;
        const closedId = found?.status === "archived" ? found.id : null;
        return async (tx) => {
          await issueReset(tx, deps, { id: row.id, usernameIndexes, account, otp });
          await tellIfClosed(tx, deps, { rowId: row.id, closedId });
        };
      },
    },
    ...resetMailHandler(deps, "practice", {
      address: (token) => `${deps.config.publicUrl}/passwordreset/ud/${token}`,
      codeFor: async (db, account, requestId) =>
        codeChannel(account, deps.clock()) === "mail" ? liveOtp(db, deps, requestId) : null,
    }),
    [closedMailKind]: {
      async send(db, row) {
        const account = await findAccountById(db, String(row.payload.accountId));
        return account?.status === "archived" ? closedLetter(account) : null;
      },
    },
    [resetSmsKind]: {
      async send(db, row) {
        const code = await liveOtp(db, deps, String(row.payload.otpId));
        const account = await findAccountById(db, String(row.payload.accountId));
        if (code === null || account?.status !== "active") return null;
        return codeChannel(account, deps.clock()) === "sms" ? resetSms(account, code) : null;
      },
    },
  };
}

interface Reset {
  id: string;
  usernameIndexes: [string, ...string[]];
  account: Account | null;
  otp: PreparedOtp | null;
}

/**
 * The code carries the id of the request as the link does; a name of nobody gets one that fits nothing.
 * An SMS waits for every name alike: by which way the code goes is seen when it leaves.
 */
async function issueReset(
  tx: Transaction,
  deps: PracticeDeps,
  { id, usernameIndexes, account, otp }: Reset,
): Promise<void> {
  const realm = "practice";
  await issueResetLink(tx, deps, { id, realm, account });
  if (otp === null) return;
  await issueOtp(tx, deps, { realm, usernameIndexes }, otp);
  const now = deps.clock();
  await enqueue(tx, {
    id: newId(deps.clock),
    kind: resetSmsKind,
    payload: { otpId: id, accountId: account?.id ?? id },
    now,
    availableAt: someMomentAfter(now),
  });
}

/** Once an hour to the owner of a closed account; for every other name the same, to nobody (SEC-C2). */
async function tellIfClosed(
  tx: Transaction,
  deps: PracticeDeps,
  { rowId, closedId }: { rowId: string; closedId: string | null },
): Promise<void> {
  const accountId = closedId ?? rowId;
  const key = `${closedMailKind} ${accountId}`;
  if (!(await takeBudget(tx, deps, "warningByAccount", key)).allowed) return;
  const now = deps.clock();
  await enqueue(tx, {
    id: newId(deps.clock),
    kind: closedMailKind,
    payload: { accountId },
    now,
    availableAt: someMomentAfter(now),
  });
}
