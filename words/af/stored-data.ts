import type { storedDataWords as english } from "../en/stored-data.ts";
import type { Translation } from "../text/translation.ts";

/** The page that gives somebody who cannot log in the file of what is kept about them. */
export const storedDataWords: Translation<typeof english> = {
  heading: "Wat ons oor jou bewaar",
  checking: "Die skakel word gelees",
  lead: "Hier is die data van jou {product}-rekening, waarvoor jy ons ondersteuning gevra het.",
  facts: {
    all: "Die lêer bevat alles wat ons oor jou bewaar: jou besonderhede en identiteitsnommers, aanmeldings, boodskappe en veranderinge.",
    noSecrets: "Geen wagwoord, kode of sleutel is daarin nie. Die name is dié van ons databasis.",
    ownDevice: "Bewaar dit waar net jy dit kan lees, nooit op ’n gedeelde rekenaar nie.",
  },
  until: "Die knoppie gee die lêer een keer. Die skakel verval {moment}.",
  download: "Laai die lêer af",
  given: "Jou lêer is gereed.",
  givenMore:
    "Dit is by jou aflaaie. Die skakel is gebruik: wie die e-pos kry, kry niks daarmee nie.",
  noFile: "Geen lêer daar nie? Kopieer die teks",
  noFileMore:
    "Sommige toepe kan nie lêers stoor nie. Kopieer die teks voor jy hierdie bladsy toemaak: die skakel gee dit een keer.",
  copy: "Kopieer die teks",
  invalid: "Hierdie skakel is gebruik of het verval.",
  invalidMore:
    "Vra ons ondersteuning vir ’n nuwe een, of meld aan: dieselfde lêer is in jou rekeninginstellings.",
  toAccount: "Na my rekening",
};
