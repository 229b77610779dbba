import type { smsWords as english } from "../en/sms.ts";
import type { Translation } from "../text/translation.ts";

/**
 * Text messages. Each fits one message of 160 letters of GSM's alphabet, filled in and with the line below it that
 * names our address. The code comes first, where a lock screen shows it.
 */
export const smsWords: Translation<typeof english> = {
  reset:
    "{code} yikhodi yakho esebenza kanye ye-{brand}. Isebenza imizuzu engu-{minutes}. Ungayinikezi muntu.",
  number:
    "{code} yikhodi yakho ye-{brand} yokuqinisekisa le nombolo. Isebenza imizuzu engu-{minutes}. Ungayinikezi muntu.",
  oneTimeCodeSent:
    "{brand}: sikuthumelele nge-imeyili ikhodi yesikhashana ye-app elahlekile. Uma ungayicelanga, khetha iphasiwedi entsha manje.",
  storedDataSent:
    "{brand}: sikuthumelele nge-imeyili isixhumanisi sedatha ye-akhawunti yakho. Uma ungayicelanga, sitshele manje.",
};
