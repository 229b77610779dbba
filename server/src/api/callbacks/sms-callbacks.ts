import type { Config } from "../../config/config.ts";
import { hasSecret } from "../../platform/receipts/has-secret.ts";
import { smsReceipts } from "../../platform/sms/receipts/receipts-of.ts";
import type { SmsSettings } from "../../platform/sms/sms-transport.ts";
import type { CallbackSource } from "./callback-source.ts";

/** The providers of SMS whose receipts are taken: those that sign, and with a secret the others. */
export function smsCallbacks({ sms }: Pick<Config, "sms">): CallbackSource[] {
  if (sms === null) return [];
  const { fallback, callbackSecret } = sms;
  return [sms, ...(fallback === null ? [] : [fallback])].flatMap((settings: SmsSettings) => {
    const { isSigned, read } = smsReceipts[settings.provider];
    if (isSigned === undefined && callbackSecret === null) return [];
    return {
      provider: settings.provider,
      isGenuine: async (callback) =>
        isSigned === undefined
          ? callbackSecret !== null && hasSecret(callback, callbackSecret)
          : isSigned(callback, settings),
      read,
    } satisfies CallbackSource;
  });
}
