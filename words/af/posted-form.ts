import type { postedFormWords as english } from "../en/posted-form.ts";
import type { Translation } from "../text/translation.ts";

/** What is said of forms that a browser sends without script. */
export const postedFormWords: Translation<typeof english> = {
  /** Above a form that came back, where nobody can tell whether it was sent from our page. */
  sendAgain:
    "Kyk asseblief na wat jy ingevul het en stuur dit weer: jou blaaier het nie gesê dat dit van hierdie bladsy kom nie.",
  /** While a browser is led to another site. */
  leaving: "Jy word verder geneem.",
  goOn: "Gaan voort",
  /** In place of a list that a script would load. */
  listFollows: "Kies “Gaan voort”, dan verskyn die lys.",
  /** Above a sign-up whose network has sent many: in place of the check that a script makes. */
  wait: "Baie mense registreer tans vanaf jou netwerk, daarom maak ons seker dat jy ’n mens is. Vul jou wagwoorde weer in. Vanaf {seconds} sekondes nadat jy die knoppie gedruk het, skep dieselfde knoppie jou rekening.",
  orLink: "As jy nie wil wag nie, kan ons vir jou ’n skakel e-pos waarmee jy dadelik registreer.",
  sendLink: "E-pos vir my ’n skakel",
  linkSent:
    "As e-pos die adres bereik wat jy ingevul het, is ’n skakel op pad daarheen. Maak die skakel oop en vul die vorm daar in.",
  linkWithoutAddress: "Vul jou e-posadres hieronder in; die skakel gaan daarheen.",
};
