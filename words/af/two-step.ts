import { brand } from "@frontdoor/brand/brand.ts";
import type { twoStepWords as english } from "../en/two-step.ts";
import type { Translation } from "../text/translation.ts";

/** Two-step verification. */
export const twoStepWords: Translation<typeof english> = {
  heading: "Tweestap\u00ADverifikasie",
  lead: `Tik die ses syfers in wat jou verifikasietoep vir ${brand.name} wys.`,
  hint: "Dit verander elke 30 sekondes. Die nuutste een is reg.",
  remember: "Moenie my 30 dae lank op hierdie toestel vra nie",
  rememberHint: "Net op ’n toestel wat joune alleen is.",
  submit: "Gaan voort",
  startAgain: "Begin weer",
  neither: {
    question: "Ek het nie my foon of ’n kode nie",
    answer:
      "Bel ons by {phone}. Nadat ons seker gemaak het dat dit jy is, skryf ons aan jou, en 72 uur later eindig tweestapverifikasie. Niemand kan dit vinniger laat gebeur nie, en daarom kan niemand jou rekening op dié manier oorneem nie.",
  },
  ended: {
    heading: "Hierdie stap het verval",
    text: "Jy het vyf minute en vyf pogings daarvoor. Niks het verlore gegaan nie: meld asseblief weer aan.",
    logIn: "Meld weer aan",
  },
};
