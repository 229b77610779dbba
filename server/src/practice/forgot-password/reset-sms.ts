import { brand } from "@frontdoor/brand/brand.ts";
import { otpMinutes } from "@frontdoor/contract/constants.ts";
import type { Sms } from "../../mechanisms/mail/message.ts";
import type { Account } from "../../people/accounts/account-store.ts";

/** The message with the one-time password; the code comes first, where a lock screen shows it. */
export function resetSms({ cell_number }: Account, code: string): Sms {
  return {
    channel: "sms",
    to: cell_number,
    text: `${code} is your ${brand.name} one-time password to choose a new password. It works for ${otpMinutes} minutes. Give it to nobody.`,
  };
}
