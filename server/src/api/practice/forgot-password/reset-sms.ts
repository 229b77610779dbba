import { brand } from "@frontdoor/brand/brand.ts";
import { otpMinutes } from "@frontdoor/contract/constants.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { letterIn, type MailConfig } from "../../../platform/mail/letter.ts";
import type { Sms } from "../../../platform/mail/message.ts";
import { boundToOrigin } from "../../../platform/sms/origin-bound.ts";

/** The message with the one-time password. */
export function resetSms(
  config: MailConfig,
  { cell_number, language }: Account,
  code: string,
): Sms {
  const { sms } = letterIn(config, language);
  const text = fill(sms.reset, { code, brand: brand.name, minutes: otpMinutes });
  return { channel: "sms", to: cell_number, text: boundToOrigin(text, config, code) };
}
