import type { Config } from "../../config/config.ts";
import type { MailReceipts } from "../../platform/mail/receipts/mail-receipts.ts";
import { mailReceipts } from "../../platform/mail/receipts/receipts-of.ts";
import type { CallbackSource } from "./callback-source.ts";

/** The provider of mail whose receipts are taken, where there is one. */
export function mailCallbacks({
  mailProvider,
  mailCallbackSecret: secret,
}: Pick<Config, "mailProvider" | "mailCallbackSecret">): CallbackSource[] {
  if (mailProvider === null || secret === null) return [];
  const { isGenuine, read, confirmation }: MailReceipts = mailReceipts[mailProvider];
  const get = keptTexts();
  return [
    {
      provider: mailProvider,
      isGenuine: (callback) => isGenuine(callback, { secret, get }),
      read,
      async confirm(callback) {
        const url = confirmation?.(callback) ?? null;
        if (url !== null) await textAt(url);
      },
    },
  ];
}

const timeoutMilliseconds = 5_000;
const keptAtMost = 10;

/** Gets a text once; a certificate does not change under its address. */
function keptTexts(): (url: URL) => Promise<string> {
  const kept = new Map<string, string>();
  return async ({ href }) => {
    const known = kept.get(href);
    if (known !== undefined) return known;
    const text = await textAt(new URL(href));
    if (kept.size >= keptAtMost) kept.clear();
    kept.set(href, text);
    return text;
  };
}

async function textAt(url: URL): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = await fetch(url, { redirect: "error", signal });
  if (!response.ok) throw new Error(`${url.hostname} answered ${response.status}.`);
  return response.text();
}
