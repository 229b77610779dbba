import type { Config } from "../../config/config.ts";
import { getOutside } from "../../platform/http/outbound.ts";
import type { KeyedDeps, Keys } from "../../platform/keys/keys.ts";
import { readBounce } from "../../platform/mail/receipts/bounce.ts";
import type { MailReceipts } from "../../platform/mail/receipts/mail-receipts.ts";
import { mailReceipts } from "../../platform/mail/receipts/receipts-of.ts";
import {
  type Callback,
  type CallbackHead,
  hasSecret,
  type ReadReceipt,
} from "../../platform/receipts/receipt.ts";
import {
  bringsSignature,
  challengeOf,
  isSignedByApp,
  whatsapp as whatsAppProvider,
} from "../../platform/sms/providers/whatsapp.ts";
import { smsReceiptsOf } from "../../platform/sms/providers.ts";
import type { SmsSettings } from "../../platform/sms/sms-transport.ts";

export interface CallbackSource {
  provider: string;
  /** Whether the address and the headers could be the provider's: looked at before a body is read. */
  isLikely: (head: CallbackHead) => boolean;
  /** Whether only a signature over the body shows who sent the request. */
  isSigned: boolean;
  isGenuine: (callback: Callback) => Promise<boolean>;
  /** The messages that ended; null where the callback is of no known shape. */
  read: (callback: Callback) => ReadReceipt[] | null | Promise<ReadReceipt[] | null>;
  /** The response to a provider's check that the address is ours; null for any other callback. */
  challenge?: (callback: Callback) => string | null;
  /** What has to be done before the provider calls back at all. */
  confirm?: (callback: Callback) => Promise<void>;
}

/** The provider of mail whose receipts are taken, or the bounces of any other mail server. */
export function mailCallbacks(
  config: BounceConfig & Pick<Config, "mailProvider" | "mailCallbackTopic">,
  { clock, keys }: KeyedDeps,
): CallbackSource[] {
  const { mailProvider, mailCallbackSecret: secret, mailCallbackTopic: topic } = config;
  if (mailProvider === null) return bounceCallbacks(config, keys);
  if (secret === null) return [];
  const { isLikely, isGenuine, read, confirmation }: MailReceipts = mailReceipts[mailProvider];
  const get = keptTexts();
  return [
    {
      provider: mailProvider,
      isSigned: mailProvider === "mailgun" || mailProvider === "sendgrid",
      isLikely: (head) => isLikely?.(head, { secret, now: clock() }) ?? true,
      isGenuine: (callback) => isGenuine(callback, { secret, topic, now: clock(), get }),
      read,
      async confirm(callback) {
        const url = confirmation?.(callback) ?? null;
        if (url !== null) await textAt(url.href);
      },
    },
  ];
}

type BounceConfig = Pick<Config, "mailBounceAddress" | "mailCallbackSecret">;

/** Bounces that come as mails, handed to us by whoever keeps their mailbox. */
function bounceCallbacks(
  { mailBounceAddress: address, mailCallbackSecret: secret }: BounceConfig,
  keys: Keys,
): CallbackSource[] {
  if (address === null || secret === null) return [];
  const hasOurs = (head: CallbackHead) => hasSecret(head, secret);
  return [
    {
      provider: "smtp",
      isSigned: false,
      isLikely: hasOurs,
      isGenuine: async (callback) => hasOurs(callback),
      read: ({ text }) => readBounce({ address, keys }, text),
    },
  ];
}

const keptAtMost = 10;

/** Gets a text once; a certificate does not change under its address. */
function keptTexts(): (url: URL) => Promise<string> {
  const kept = new Map<string, string>();
  return async ({ href }) => {
    const known = kept.get(href);
    if (known !== undefined) return known;
    const text = await textAt(href);
    if (kept.size >= keptAtMost) kept.clear();
    kept.set(href, text);
    return text;
  };
}

const textAt = async (address: string) => (await getOutside(address, [])).text();

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
      read: whatsAppProvider.receipts.read,
    },
  ];
}

/** The providers of SMS whose receipts are taken: those that sign, and with a secret the others. */
export function smsCallbacks({ sms }: Pick<Config, "sms">): CallbackSource[] {
  if (sms === null) return [];
  const { fallback, callbackSecret } = sms;
  const accounts: SmsSettings[] = [sms, ...(fallback === null ? [] : [fallback])];
  return accounts.flatMap(({ provider }) => {
    const { isLikely, isSigned, read } = smsReceiptsOf(provider);
    // Both may be accounts of one provider, each with its own signature.
    const own = accounts.filter((account) => account.provider === provider);
    if (isSigned === undefined && callbackSecret === null) return [];
    const hasOurs = (head: CallbackHead) =>
      callbackSecret !== null && hasSecret(head, callbackSecret);
    return {
      provider,
      isSigned: isSigned !== undefined,
      isLikely: (head) => (isSigned === undefined ? hasOurs(head) : (isLikely?.(head) ?? true)),
      isGenuine: async (callback) =>
        isSigned === undefined
          ? hasOurs(callback)
          : own.some((account) => isSigned(callback, account)),
      read,
    } satisfies CallbackSource;
  });
}
