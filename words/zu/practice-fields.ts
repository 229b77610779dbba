import type { practiceFieldWords as english } from "../en/practice-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the practice sign-up asks for (S3.025–S3.046). */
export const practiceFieldWords: Translation<typeof english> = {
  sections: {
    "about-you": "Mayelana nawe",
    contact: "Ukuxhumana",
    identity: "Umazisi",
    profession: "Umsebenzi nendawo yokwelapha",
    credentials: "Igama lomsebenzisi nephasiwedi",
    terms: "Imigomo",
  },
  firstname: { label: "Igama" },
  lastname: { label: "Isibongo" },
  emailAddress: { label: "Ikheli le-imeyili" },
  cellularNumber: { label: "Inombolo yeselula" },
  usernameType: { label: "Uhlobo lwegama lomsebenzisi" },
  username: {
    label: "Igama lomsebenzisi",
    /** What one's own is made of; in words, which any voice reads out. */
    hint: "Izinhlamvu, izinombolo, ongqi, ama-underscore namahayifeni, okungenani kube nohlamvu olulodwa noma inombolo eyodwa.",
  },
  practiceNumber: { label: "Inombolo yendawo yokwelapha", hint: "Izinombolo ezingu-7" },
  practicePhone: { label: "Ucingo lwendawo yokwelapha", hint: "Inombolo iziguli ezishayela kuyo" },
  discipline: { label: "Umkhakha" },
  speciality: { label: "Ubuchwepheshe" },
  role: { label: "Indima" },
  hpcsaNumber: { label: "Inombolo ye-HPCSA", hint: "Njenge-MP0123456, ekhadini lakho le-HPCSA" },
};
