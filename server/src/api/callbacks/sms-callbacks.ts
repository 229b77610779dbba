import type { Config } from "../../config/config.ts";
import { hasSecret } from "../../platform/receipts/has-secret.ts";
import type { CallbackHead } from "../../platform/receipts/receipt.ts";
import { smsReceipts } from "../../platform/sms/receipts/receipts-of.ts";
import {
  bringsSignature,
  challengeOf,
  isSignedByApp,
} from "../../platform/sms/receipts/whatsapp.ts";
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
      isSigned: true,
      isLikely: (head) => challengeOf(head, verifyToken) !== null || bringsSignature(head),
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
    const { isLikely, isSigned, read } = smsReceipts[settings.provider];
    if (isSigned === undefined && callbackSecret === null) return [];
    const hasOurs = (head: CallbackHead) =>
      callbackSecret !== null && hasSecret(head, callbackSecret);
    return {
      provider: settings.provider,
      isSigned: isSigned !== undefined,
      isLikely: (head) => (isSigned === undefined ? hasOurs(head) : (isLikely?.(head) ?? true)),
      isGenuine: async (callback) =>
        isSigned === undefined ? hasOurs(callback) : isSigned(callback, settings),
      read,
    } satisfies CallbackSource;
  });
}
