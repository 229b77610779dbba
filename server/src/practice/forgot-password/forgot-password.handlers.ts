import { resetLinkMinutes } from "@frontdoor/contract/constants.ts";
import {
  type Account,
  findAccount,
  findAccountById,
} from "../../mechanisms/accounts/account-store.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import { indexesOf } from "../../mechanisms/authenticator/warnings.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { issueOtp, liveOtp, type PreparedOtp, prepareOtp } from "../../mechanisms/otp/otp.ts";
import { enqueue } from "../../mechanisms/outbox/outbox.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { issueToken, liveToken, revokeTokens } from "../../mechanisms/tokens/tokens.ts";
import { isOtpAvailable, type PracticeDeps } from "../practice-deps.ts";
import { resetLetter, resetSms } from "./forgot-password.mails.ts";

/** Someone asked for a reset; whether the name has an account is looked up only now (SEC-C2). */
export const resetRequestedKind = "practice.reset-requested";
const resetMailKind = "practice.reset-mail";
const resetSmsKind = "practice.reset-sms";

/** A number that was changed gets no code before this many days have passed (SEC-C6). */
const settledNumberDays = 7;

export function resetRequestHandlers(deps: PracticeDeps): OutboxHandlers {
  return {
    [resetRequestedKind]: {
      async prepare(db, row) {
        const account = await findAccount(db, "practice", indexesOf(row));
        if (account?.status !== "active") return async () => {};
        const otp = mayUseNumber(deps, account) ? await prepareOtp(deps, row.id) : null;
        return (tx) => issueReset(tx, deps, { id: row.id, account, otp });
      },
    },
    [resetMailKind]: {
      async send(db, row) {
        const live = await liveToken(db, deps, String(row.payload.tokenId));
        const account = live && (await findAccountById(db, live.row.subject_id));
        if (account?.status !== "active") return null;
        const link = `${deps.config.publicUrl}/passwordreset/ud/${live?.token}`;
        return resetLetter(account, link);
      },
    },
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

/** Token and code carry the id of the request, so that working on it twice issues once. */
async function issueReset(
  tx: Transaction,
  deps: PracticeDeps,
  { id, account, otp }: { id: string; account: Account; otp: PreparedOtp | null },
): Promise<void> {
  const { realm, username_index: usernameIndex } = account;
  const now = deps.clock();
  const purpose = "password-reset";
  await revokeTokens(tx, { purpose, subjectId: account.id, now, exceptId: id });
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  await issueToken(tx, deps, { id, purpose, realm, subjectId: account.id, expiresAt });
  await audit(tx, deps, {
    kind: "password-reset-requested",
    actor: "anonymous",
    subjectId: account.id,
    realm,
  });
  await enqueue(tx, {
    id: newId(deps.clock),
    kind: resetMailKind,
    payload: { tokenId: id },
    now,
  });
  if (otp === null) return;
  await issueOtp(tx, deps, { realm, usernameIndex }, otp);
  await enqueue(tx, {
    id: newId(deps.clock),
    kind: resetSmsKind,
    payload: { otpId: id, accountId: account.id },
    now,
  });
}

/** The number of the registration is taken as it stands; a changed one only once it has settled. */
function mayUseNumber(deps: PracticeDeps, { cell_number_changed_at: changedAt }: Account): boolean {
  if (!isOtpAvailable(deps)) return false;
  if (changedAt === null) return true;
  return deps.clock().getTime() - changedAt.getTime() >= settledNumberDays * 86_400_000;
}
