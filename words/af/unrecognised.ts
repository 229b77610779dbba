import type { unrecognisedWords as english } from "../en/unrecognised.ts";
import type { Translation } from "../text/translation.ts";

/** The page behind "This wasn't me" of a mail that tells of a change. */
export const unrecognisedWords: Translation<typeof english> = {
  heading: "Was dit nie jy nie?",
  checking: "Die skakel word gelees",
  /** What the mail told of. */
  changes: {
    password: "Die wagwoord is verander, {moment}.",
    email: "Iemand het vir ’n ander e-posadres gevra, {moment}.",
    "cell-number": "Die selfoonnommer is verander, {moment}.",
    "codes-by-whatsapp": "Iemand het gekies dat kodes per WhatsApp kom, {moment}.",
    "passkey-added": "’n Toegangsleutel is bygevoeg, {moment}.",
    "passkey-removed": "’n Toegangsleutel is verwyder, {moment}.",
    "second-step-on": "Tweestapverifikasie is aangeskakel, {moment}.",
    "second-step-app": "Tweestapverifikasie is na ’n ander toep geskuif, {moment}.",
    "second-step-codes": "Nuwe herstelkodes is gemaak, {moment}.",
    "second-step-off": "Tweestapverifikasie is afgeskakel, {moment}.",
    "second-step-ending": "Iemand het gevra dat tweestapverifikasie eindig, {moment}.",
  },
  what: {
    lead: "Wat die knoppie doen:",
    logOut: "Dit meld elke toestel af.",
    undo: "Dit maak die verandering ongedaan, sover moontlik.",
    lock: "Dit keer 72 uur lank veranderinge aan jou rekening.",
    password: "Dit laat jou ’n nuwe wagwoord kies.",
  },
  confirm: "Dit was nie ek nie",
  wasMe: "Dit was ek",
  invalid: "Hierdie skakel is gebruik of het verval.",
  invalidMore:
    "Weet jy steeds nie wat gebeur het nie? Meld aan, kyk na jou rekening en kies ’n nuwe wagwoord.",
  toAccount: "Na my rekening",
};
