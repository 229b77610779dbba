import { brand } from "@frontdoor/brand/brand.ts";
import { otpMinutes } from "@frontdoor/contract/constants.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { letterIn, type MailConfig } from "../../platform/mail/letter.ts";
import type { Sms } from "../../platform/mail/message.ts";
import { codeMessage, type RowWay } from "../../platform/sms/code-message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { deriveOtp } from "../tokens/otp.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { liveNumberCode } from "./number-code.ts";

/** Sends the code that proves a number to that number, while it can be used. */
export function numberCodeHandlers(
  deps: TokenDeps & { config: MailConfig },
): RealmHandlers<"number-code-sms"> {
  return {
    "number-code-sms": {
      async send(db, { payload }) {
        const change = await liveNumberCode(db, payload.codeId, deps.clock());
        if (change === undefined) return null;
        const account = await findAccountById(db, change.account_id);
        if (account?.status !== "active") return null;
        const { code_id: id, nonce, key_id } = change;
        const code = deriveOtp(deps.keys, { id, nonce, key_id });
        const to = { ...account, cell_number: change.new_number };
        return numberCodeSms(deps.config, to, code, payload.by);
      },
    },
  };
}

export function numberCodeSms(
  config: MailConfig,
  account: Pick<Account, "cell_number" | "language" | "code_way">,
  digits: string,
  by: RowWay = null,
): Sms {
  const { sms } = letterIn(config, account.language);
  const text = fill(sms.number, { code: digits, brand: brand.name, minutes: otpMinutes });
  return codeMessage(config, account, { digits, text, by });
}
