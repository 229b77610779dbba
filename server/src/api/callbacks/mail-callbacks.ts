import type { Config } from "../../config/config.ts";
import type { Clock } from "../../platform/clock.ts";
import { getOutside } from "../../platform/http/outbound.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { readBounce } from "../../platform/mail/receipts/bounce.ts";
import type { MailReceipts } from "../../platform/mail/receipts/mail-receipts.ts";
import { mailReceipts } from "../../platform/mail/receipts/receipts-of.ts";
import { hasSecret } from "../../platform/receipts/has-secret.ts";
import type { CallbackHead } from "../../platform/receipts/receipt.ts";
import type { CallbackSource } from "./callback-source.ts";

/** The provider of mail whose receipts are taken, or the bounces of any other mail server. */
export function mailCallbacks(
  config: BounceConfig & Pick<Config, "mailProvider" | "mailCallbackTopic">,
  { clock, keys }: { clock: Clock; keys: Keys },
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
