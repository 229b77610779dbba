import {
  type Account,
  findAccount,
  findAccountById,
} from "../../mechanisms/accounts/account-store.ts";
import { indexesOf } from "../../mechanisms/authenticator/warnings.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { issueOtp, liveOtp, type PreparedOtp, prepareOtp } from "../../mechanisms/otp/otp.ts";
import { enqueue } from "../../mechanisms/outbox/outbox.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { issueResetLink, resetMailHandler } from "../../mechanisms/password-reset/reset-link.ts";
import { resetRequestedKind } from "../../mechanisms/password-reset/reset-request.ts";
import { isOtpAvailable, type PracticeDeps } from "../practice-deps.ts";
import { resetLetter, resetSms } from "./forgot-password.mails.ts";

const resetSmsKind = "practice.reset-sms";

/** A number that was changed gets no code before this many days have passed (SEC-C6). */
const settledNumberDays = 7;

export function resetRequestHandlers(deps: PracticeDeps): OutboxHandlers {
  return {
    [resetRequestedKind("practice")]: {
      async prepare(db, row) {
        const account = await findAccount(db, "practice", indexesOf(row));
        if (account?.status !== "active") return async () => {};
        const otp = mayUseNumber(deps, account) ? await prepareOtp(deps, row.id) : null;
        return (tx) => issueReset(tx, deps, { id: row.id, account, otp });
      },
    },
    ...resetMailHandler(deps, "practice", (account, token) =>
      resetLetter(account, `${deps.config.publicUrl}/passwordreset/ud/${token}`),
    ),
    [resetSmsKind]: {
      async send(db, row) {
        const code = await liveOtp(db, deps, String(row.payload.otpId));
        const account = await findAccountById(db, String(row.payload.accountId));
        if (code === null || account?.status !== "active") return null;
        return resetSms(account, code);
      },
    },
  };
}

/** The code carries the id of the request as the link does. */
async function issueReset(
  tx: Transaction,
  deps: PracticeDeps,
  { id, account, otp }: { id: string; account: Account; otp: PreparedOtp | null },
): Promise<void> {
  await issueResetLink(tx, deps, { id, account });
  if (otp === null) return;
  const { realm, username_index: usernameIndex } = account;
  await issueOtp(tx, deps, { realm, usernameIndex }, otp);
  await enqueue(tx, {
    id: newId(deps.clock),
    kind: resetSmsKind,
    payload: { otpId: id, accountId: account.id },
    now: deps.clock(),
  });
}

/** The number of the registration is taken as it stands; a changed one only once it has settled. */
function mayUseNumber(deps: PracticeDeps, { cell_number_changed_at: changedAt }: Account): boolean {
  if (!isOtpAvailable(deps)) return false;
  if (changedAt === null) return true;
  return deps.clock().getTime() - changedAt.getTime() >= settledNumberDays * 86_400_000;
}
