import type { loginWords as english } from "../en/login.ts";
import type { Translation } from "../text/translation.ts";

/** The login (S2.088–S2.118). */
export const loginWords: Translation<typeof english> = {
  heading: "Meld aan",
  chooseProduct: "Kies hierbo ’n produk, dan kan jy hier daarby aanmeld.",
  patientAdvice: "Meld op jou foon aan, dan is jou besonderhede gereed vir jou volgende besoek.",
  labels: { username: "Gebruikersnaam", email: "E-posadres", password: "Wagwoord" },
  stay: "Hou my op hierdie toestel aangemeld",
  stayHint: "Net op ’n toestel wat joune alleen is.",
  submit: "Meld aan",
  trouble: "Sukkel jy om aan te meld? Klik hier",
  newHere: "Nuut hier? {signUp}",
  signUp: "Registreer",
  safety: "Wat gebeur met wat jy intik",
  encrypted:
    "Wat jy intik, word geënkripteer gestuur, en die wagwoord self word nooit gestoor nie. {privacy}",
  privacy: "Hoe ons jou besonderhede beskerm",
  passwordChanged: "Jou wagwoord is verander. Meld asseblief met die nuwe een aan.",
  passwordChangedChoose:
    "Jou wagwoord is verander. Watter produk gebruik jy? Kies dit asseblief hieronder en meld met die nuwe wagwoord aan.",
  newAccount: "As jy pas geregistreer het, maak eers jou rekening oop met die skakel in ons e-pos.",
  withPasskey: "Gebruik ’n toegangsleutel",
  manageAccount: "Bestuur my rekening",
  forAccount: "Meld aan om na jou rekening om te sien.",
};
