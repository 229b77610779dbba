import type { emailVerificationWords as english } from "../en/email-verification.ts";
import type { Translation } from "../text/translation.ts";

/** The page that verifies the address a person was written to at. */
export const emailVerificationWords: Translation<typeof english> = {
  heading: "Jou e-posadres",
  checking: "Die skakel word gelees",
  whose: "Wie se rekening dit is",
  account: "{username}, geskep op {day}",
  isNew: "Bevestig {address}, dan is dit voortaan die adres van hierdie rekening.",
  isNewMore:
    "Ons skryf ook aan die ou adres: van daar af kan die verandering 72 uur lank ongedaan gemaak word.",
  isOwn:
    "Bevestig dat {address} joune is. Eers daarna kan jy toegangsleutels en tweestapverifikasie gebruik.",
  elsewhere: {
    isOwn:
      "Hierdie blaaier is nog nie met die rekening gebruik nie. Sodat niemand dit met ’n ander wagwoord kan oopmaak nie, bevestig {address} deur ’n nuwe wagwoord te kies.",
    choose: "Kies ’n nuwe wagwoord",
    isNew:
      "Hierdie blaaier is nog nie met die rekening gebruik nie. Om {address} die adres daarvan te maak, meld eers hier aan. Maak dan die skakel in die e-pos weer oop.",
    isNewLater:
      "Ons ondersteuning het gevra dat hierdie adres gebruik word. As jy nie kan aanmeld nie, maak die skakel later weer oop: {moment} begin dit sonder aanmelding werk, tensy daar van die ou adres af beswaar gemaak is.",
    logIn: "Meld by die rekening aan",
  },
  prove: "Bevestig hierdie adres",
  notMine: "Dit is nie my rekening nie",
  refused: "Niks is bevestig nie.",
  refusedMore:
    "Ons skryf nie weer aan {address} oor die bevestiging van hierdie rekening nie. Jy kan hierdie bladsy toemaak.",
  done: "{address} is bevestig.",
  doneMore: "Jy kan hierdie bladsy toemaak, of na jou rekening gaan.",
  toAccount: "Na my rekening",
  invalid: "Hierdie skakel is gebruik of het verval.",
  invalidMore:
    "Kyk in jou rekening hoe dit met die adres staan, of in jou e-pos vir ’n nuwer skakel.",
  locked: "Niks is verander nie.",
};
