import { brand } from "@frontdoor/brand/brand.ts";
import { otpMinutes } from "@frontdoor/contract/constants.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { letterIn, type MailConfig } from "../../../platform/mail/letter.ts";
import { codeMessage, type RowWay } from "../../../platform/sms/code-message.ts";

/** The message with the one-time password. */
export function resetSms(config: MailConfig, account: Account, digits: string, by: RowWay = null) {
  const { sms } = letterIn(config, account.language);
  const text = fill(sms.reset, { code: digits, brand: brand.name, minutes: otpMinutes });
  return codeMessage(config, account, { digits, text, by });
}
