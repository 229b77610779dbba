import { brand } from "@frontdoor/brand/brand.ts";
import type { frameWords as english } from "../en/frame.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

/** The header and the footer of every page. Only prerendered pages hold these words, no script does. */
export const frameWords: Translation<typeof english> = {
  skip: "Gaan na inhoud",
  logIn: "Meld aan",
  signUp: "Registreer",
  forgotPassword: "Wagwoord vergeet",
  header: {
    products: "Produkte",
    /** The button of the menu for narrow windows, and what is in it. */
    more: "Meer",
    menu: "Hulp en verskaffers",
  },
  footer: {
    origin: `Gestig in ${brand.foundedYear} deur ${brandWords.founder}. Deel van ${brand.parentGroup}.`,
    products: "Ons produkte",
    links: "Nuttige skakels",
    story: "Die storie",
    account: "Jou rekening",
    office: "Kantoor in {city}",
    copyright: `© ${brand.legalOwner}`,
  },
  appearance: "Voorkoms",
  themes: { system: "Soos my toestel", light: "Lig", dark: "Donker" },
};
