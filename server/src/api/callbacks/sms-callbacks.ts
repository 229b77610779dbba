import type { Config } from "../../config/config.ts";
import { hasSecret } from "../../platform/receipts/has-secret.ts";
import { smsReceipts } from "../../platform/sms/receipts/receipts-of.ts";
import { challengeOf, isSignedByApp } from "../../platform/sms/receipts/whatsapp.ts";
import type { SmsSettings } from "../../platform/sms/sms-transport.ts";
import type { CallbackSource } from "./callback-source.ts";

/** WhatsApp, where its webhooks are taken. */
export function whatsAppCallbacks({ whatsapp }: Pick<Config, "whatsapp">): CallbackSource[] {
  const { appSecret, verifyToken } = whatsapp?.webhooks ?? {};
  if (appSecret === undefined || verifyToken === undefined) return [];
  return [
    {
      provider: "whatsapp",
      challenge: (callback) => challengeOf(callback, verifyToken),
      isGenuine: async (callback) => isSignedByApp(callback, appSecret),
      read: smsReceipts.whatsapp.read,
    },
  ];
}

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
