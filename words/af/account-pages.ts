import { brand } from "@frontdoor/brand/brand.ts";
import type { accountPageWords as english } from "../en/account-pages.ts";
import type { Translation } from "../text/translation.ts";

const { patient, practice, academic } = brand.products;

/** The account pages for browser tabs and search engines. */
export const accountPageWords: Translation<typeof english> = {
  login: {
    title: "Meld aan",
    description: `Meld aan by ${practice.fullName} of ${academic.fullName}.`,
  },
  twoStep: {
    title: "Tweestapverifikasie",
    description: "Tweestapverifikasie: ’n kode uit jou toep.",
  },
  signUp: {
    title: "Registreer",
    description: `Registreer vir ${patient.fullName}, ${practice.fullName} of ${academic.fullName}.`,
  },
  forgotPassword: {
    title: "Wagwoord vergeet",
    description: "Vra vir ’n skakel of ’n kode om ’n nuwe wagwoord te kies.",
  },
  forgotUsername: {
    title: "Gebruikersnaam vergeet",
    description: "Vra vir jou gebruikersnaam per e-pos.",
  },
  resetPassword: { title: "Verander wagwoord" },
  requestRemoval: { title: "Verwydering van rekening" },
  verifyEmail: {
    title: "E-posbevestiging",
    description: "Bevestig jou e-posadres om jou rekening oop te maak.",
  },
  findDoctor: { title: "Soek jou dokter", description: "Soek ’n praktyk op sy naam." },
  loginEnded: {
    title: "Aanmelding verval",
    description: "’n Aanmelding wat te lank gewag het of in ’n ander blaaier begin het.",
  },
  logOut: { title: "Meld af", description: "Vra of jy op hierdie toestel wil afmeld." },
  loggedOut: { title: "Afgemeld", description: "Jy het afgemeld." },
  account: {
    title: "Rekeninginstellings",
    description: "Sien om na jou rekening: hoe jy aanmeld, hoe ons jou bereik, wat ons bewaar.",
  },
  emailVerification: { title: "Bevestig jou e-posadres" },
  notMe: { title: "Dit was nie ek nie" },
  storedData: { title: "Wat ons oor jou bewaar" },
};
