import {
  type Account,
  findAccount,
  findAccountById,
} from "../../../identity/accounts/account-store.ts";
import { enqueue, type PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import { issueResetLink, resetMailHandler } from "../../../identity/recovery/reset-link.ts";
import { closedMail } from "../../../identity/removal/closed-mail.ts";
import { issueOtp, liveOtp, type PreparedOtp, prepareOtp } from "../../../identity/tokens/otp.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { atSomeMoment } from "../../../platform/outbox/random-delay.ts";
import { takeRateLimit } from "../../../platform/rate-limits/rate-limits.ts";
import type { Services } from "../../../process/services.ts";
import { codeChannel, isOtpAvailable } from "./code-channel.ts";
import { resetSms } from "./reset-sms.ts";

const closedMailKind = "practice.account-closed-mail";

export function resetRequestHandlers(deps: Services) {
  return {
    "reset-requested": {
      async prepare(db, { id, payload: { usernameIndexes } }) {
        const found = await findAccount(db, "practice", usernameIndexes);
        const account = found?.status === "active" ? found : null;
        const otp = isOtpAvailable(deps) ? await prepareOtp(deps, id, account !== null) : null;
        const closedId = found?.status === "archived" ? found.id : null;
        return async (tx) => {
          await issueReset(tx, deps, { id, usernameIndexes, account, otp });
          await tellIfClosed(tx, deps, { rowId: id, closedId });
        };
      },
    },
    ...resetMailHandler(deps, async (db, account, requestId) =>
      codeChannel(account, deps.clock()) === "mail" ? liveOtp(db, deps, requestId) : null,
    ),
    "account-closed-mail": {
      async send(db, { payload }) {
        const account = await findAccountById(db, payload.accountId);
        return account?.status === "archived" ? closedMail(deps.config, account) : null;
      },
    },
    "reset-sms": {
      async send(db, { payload }) {
        const code = await liveOtp(db, deps, payload.otpId);
        const account = await findAccountById(db, payload.accountId);
        if (code === null || account?.status !== "active") return null;
        return codeChannel(account, deps.clock()) === "sms"
          ? resetSms(deps.config, account, code, payload.by)
          : null;
      },
    },
  } satisfies Partial<PracticeHandlers>;
}

interface Reset {
  id: string;
  usernameIndexes: readonly [string, ...string[]];
  account: Account | null;
  otp: PreparedOtp | null;
}

/**
 * The code carries the id of the request, as the link does; for an unknown name it fits nothing. An SMS is queued for
 * every name alike: the channel is chosen when the code is sent.
 */
async function issueReset(
  tx: Transaction,
  deps: Services,
  { id, usernameIndexes, account, otp }: Reset,
): Promise<void> {
  const realm = "practice";
  await issueResetLink(tx, deps, { id, realm, account });
  if (otp === null) return;
  await issueOtp(tx, deps, { realm, usernameIndexes }, otp);
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: "practice.reset-sms",
    payload: { otpId: id, accountId: account?.id ?? id, by: null },
  });
}

/**
 * At most one mail an hour to the owner of a closed account; for every other name the same statements run and nothing
 * is sent (SEC-C2).
 */
async function tellIfClosed(
  tx: Transaction,
  deps: Services,
  { rowId, closedId }: { rowId: string; closedId: string | null },
): Promise<void> {
  const accountId = closedId ?? rowId;
  const key = `${closedMailKind} ${accountId}`;
  if (!(await takeRateLimit(tx, deps, "warningByAccount", key)).allowed) return;
  await enqueue(tx, { ...atSomeMoment(deps.clock), kind: closedMailKind, payload: { accountId } });
}
