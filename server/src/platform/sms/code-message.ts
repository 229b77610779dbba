import { offeredLanguage } from "../language/offered-language.ts";
import type { MailConfig } from "../mail/letter.ts";
import type { CodeWay, Sms } from "../mail/message.ts";

/** What a row says of the way that its code takes: null is as its owner chose; the others were sent the other way before. */
export type RowWay = "sms" | "whatsapp" | null;

interface Code {
  digits: string;
  /** The SMS around it, before the line that binds it to our address. */
  text: string;
  by: RowWay;
}

/** A one-time code to an account's number, by the way that its owner chose. */
export function codeMessage(
  config: MailConfig,
  account: { cell_number: string; language: string; code_way: "sms" | "whatsapp" },
  { digits, text, by }: Code,
): Sms {
  const way: CodeWay = by === null ? account.code_way : by === "sms" ? "sms" : "whatsapp-alone";
  return {
    channel: "sms",
    to: account.cell_number,
    text: boundToOrigin(text, config, digits),
    code: { digits, language: offeredLanguage(config, account.language) },
    way,
  };
}

/**
 * A text with the line by which a phone fills the code in at our address alone.
 * Format: https://wicg.github.io/sms-one-time-codes/
 */
export function boundToOrigin(text: string, { publicUrl }: { publicUrl: string }, code: string) {
  return `${text}\n@${new URL(publicUrl).hostname} #${code}`;
}
