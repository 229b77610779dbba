import type { smsWords as english } from "../en/sms.ts";
import type { Translation } from "../text/translation.ts";

/**
 * Text messages. Each fits one message of 160 letters of GSM's alphabet, filled in and with the line below it that
 * names our address. The code comes first, where a lock screen shows it.
 */
export const smsWords: Translation<typeof english> = {
  reset:
    "{code} is jou eenmalige wagwoord van {brand}. Dit werk {minutes} minute lank. Gee dit vir niemand nie.",
  number:
    "{code} is jou {brand}-kode om hierdie nommer te bevestig. Dit werk {minutes} minute lank. Gee dit vir niemand nie.",
  oneTimeCodeSent:
    "{brand}: jou tydelike kode vir die verlore toep is in jou e-pos. Het jy nie daarvoor gevra nie? Verander dadelik jou wagwoord.",
  storedDataSent:
    "{brand}: die skakel na die data van jou rekening is in jou e-pos. Het jy nie daarvoor gevra nie? Bel ons dadelik.",
};
