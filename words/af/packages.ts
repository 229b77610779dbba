import { brand } from "@frontdoor/brand/brand.ts";
import type { packagesWords as english } from "../en/packages.ts";
import type { Translation } from "../text/translation.ts";

/** The packages: the other of the two readings of prices, no figure changed (S9.017–S9.022, Q102). */
export const packagesWords: Translation<typeof english> = {
  title: `Pakkette · ${brand.products.practice.fullName}`,
  description: "Kies jou praktyk se grootte, en begin met ’n gratis proeftydperk van 30 dae.",
  hero: {
    heading: "Kies jou praktyk se grootte",
    lead: "Begin met ’n gratis proeftydperk van 30 dae. Die eerste 30 pasiënte is gratis. Daarna geld ’n maandelikse fooi.",
  },
  trial: "Probeer dit 30 dae gratis",
  /** The point of a package whose button starts the trial, after its own. */
  freeTrial: "Gratis proeftydperk van 30 dae",
  single: {
    name: "Enkelpraktyk",
    text: "Een praktyk, een gedeelde lêer.",
    price: "R119",
    unit: "per maand vir minder as 10 gebruikers",
    point: "Plus R10 per maand per ekstra gebruiker",
  },
  billing: {
    name: "Geïntegreerde fakturering",
    text: "Jou praktyklêer, gekoppel aan jou faktureringsagteware.",
    price: "R250",
    unit: "per maand",
    point: "Pasiëntbesonderhede gaan self na fakturering",
  },
  group: {
    name: "Groepspraktyk",
    text: "Verskeie praktisyns, een rekord.",
    price: "Kom ons praat",
    unit: "Kontak ons vir pryse",
    point: "’n Prys wat by jou groep pas",
    button: "Kontak ons",
  },
  compare: {
    heading: "Vergelyk elke funksie",
    text: "Core en Premium, reël vir reël, met afslag.",
    terms: "Lees die voorwaardes",
  },
};
