import type { Config } from "../../config/config.ts";
import type { Clock } from "../../platform/clock.ts";
import { getOutside } from "../../platform/http/outbound.ts";
import type { MailReceipts } from "../../platform/mail/receipts/mail-receipts.ts";
import { mailReceipts } from "../../platform/mail/receipts/receipts-of.ts";
import type { CallbackSource } from "./callback-source.ts";

/** The provider of mail whose receipts are taken, where there is one. */
export function mailCallbacks(
  {
    mailProvider,
    mailCallbackSecret: secret,
    mailCallbackTopic: topic,
  }: Pick<Config, "mailProvider" | "mailCallbackSecret" | "mailCallbackTopic">,
  clock: Clock,
): CallbackSource[] {
  if (mailProvider === null || secret === null) return [];
  const { isLikely, isGenuine, read, confirmation }: MailReceipts = mailReceipts[mailProvider];
  const get = keptTexts();
  return [
    {
      provider: mailProvider,
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
