import { brand } from "@frontdoor/brand/brand.ts";
import type { verifyEmailWords as english } from "../en/verify-email.ts";
import type { Translation } from "../text/translation.ts";

/** Verify email, the academic activation (S2.157–S2.164). */
export const verifyEmailWords: Translation<typeof english> = {
  /** Each role has a step of its own (S2.159, S2.160). */
  heading: {
    trainee: `Registrasie vir ${brand.name} {academic} E-posbevestiging`,
    supervisor: `Registrasie vir ${brand.name} {academic} Aktivering van toesighouer`,
    academic: "Academic -",
  },
  incomplete: "Hierdie skakel is nie volledig nie. Maak dit asseblief weer uit die e-pos oop.",
  /** Without script a press goes on with the link. */
  goOn: "Gaan voort",
  checking: "Jou rekening word geaktiveer",
  confirmable: "Druk net nog een keer, dan is die rekening van {address} aktief.",
  verified:
    "Jou rekening is nou geaktiveer. Klik asseblief op die knoppie hieronder om aan te meld",
  waiting:
    "Ons het ’n boodskap na {address} gestuur. Maak dit asseblief oop en volg die skakel daarin om jou rekening te aktiveer.",
  waitingHelp: "Niks daar ná ’n paar minute nie? Kyk in jou gemorspos (spam).",
  /** What is read out once a message was asked for. */
  sent: {
    again: "’n Nuwe boodskap is op pad.",
    toOtherAddress: "’n Boodskap is op pad na {emailAddress}.",
  },
  actions: {
    confirm: "Aktiveer my rekening",
    logIn: "Meld aan",
    newLink: "Stuur ’n nuwe skakel",
    tryAgain: "Probeer weer",
    sendAgain: "Stuur weer",
    otherAddress: "Gebruik ’n ander adres",
  },
  /** The form for another address (Q053). */
  otherAddress: {
    passwordHint: "Die een waarmee jy geregistreer het",
    submit: "Gebruik hierdie adres",
  },
};
