import type { smsWords as english } from "../en/sms.ts";
import type { Translation } from "../text/translation.ts";

/**
 * Text messages. Each fits one segment: at most 160 characters of the GSM 7-bit alphabet, filled in. The code
 * comes first, where a lock screen shows it.
 */
export const smsWords: Translation<typeof english> = {
  reset:
    "{code} is jou eenmalige wagwoord van {brand} om jou nuwe wagwoord te kies. Dit werk {minutes} minute lank. Gee dit vir niemand nie.",
  number:
    "{code} is jou {brand}-kode om hierdie nommer te bewys. Dit werk {minutes} minute lank. Gee dit vir niemand nie.",
};
