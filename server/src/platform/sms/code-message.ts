import { offeredLanguage } from "../language/offered-language.ts";
import type { MailConfig } from "../mail/letter.ts";
import type { CodeWay, Sms } from "../mail/message.ts";

/**
 * The channel that a row names for its code: null is the one that its owner chose; the others are the second channel
 * after a first attempt.
 */
export type RowWay = "sms" | "whatsapp" | null;

interface Code {
  digits: string;
  /** The text of the SMS, before the line that binds the code to our address. */
  text: string;
  by: RowWay;
}

/** A message with a one-time code to an account's number, by the channel that its owner chose. */
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
