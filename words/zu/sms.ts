import type { smsWords as english } from "../en/sms.ts";
import type { Translation } from "../text/translation.ts";

/**
 * Text messages. Each fits one segment: at most 160 characters of the GSM 7-bit alphabet, filled in. The code
 * comes first, where a lock screen shows it.
 */
export const smsWords: Translation<typeof english> = {
  reset:
    "{code} yiphasiwedi yakho yesikhashana ye-{brand} yokukhetha iphasiwedi entsha. Isebenza imizuzu engu-{minutes}. Ungayiniki muntu.",
  number:
    "{code} yikhodi yakho ye-{brand} yokuqinisekisa le nombolo. Isebenza imizuzu engu-{minutes}. Ungayinikezi muntu.",
};
