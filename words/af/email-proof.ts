import type { emailProofWords as english } from "../en/email-proof.ts";
import type { Translation } from "../text/translation.ts";

/** The page that proves the address a person was written to at. */
export const emailProofWords: Translation<typeof english> = {
  heading: "Jou e-posadres",
  checking: "Die skakel word gelees",
  isNew: "Bewys {address}, en dit is van dan af die adres van jou rekening.",
  isNewMore: "Ons skryf ook aan die ou adres: dit kan die verandering 72 uur lank ongedaan maak.",
  isOwn: "Bewys dat {address} joune is. Passleutels en die tweede stap wag daarvoor.",
  prove: "Bewys hierdie adres",
  done: "{address} is bewys.",
  doneMore: "Jy kan hierdie bladsy toemaak, of na jou rekening gaan.",
  toAccount: "Na my rekening",
  invalid: "Hierdie skakel is gebruik of het verval.",
  invalidMore:
    "Kyk in jou rekening hoe dit met die adres staan, of in jou e-pos vir ’n nuwer skakel.",
  locked: "Niks is verander nie.",
};
