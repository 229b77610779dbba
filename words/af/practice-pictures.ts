import { brand } from "@frontdoor/brand/brand.ts";
import type { practicePictureWords as english } from "../en/practice-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the practice page show: screens of the product, a questionnaire, a chat, a number. */
export const practicePictureWords: Translation<typeof english> = {
  theatre: {
    label: `${brand.products.practice.fullName} op ’n rekenaarskerm: Dinsdag se teaterlys met sewe pasiënte.`,
    entries: {
      patients: "Pasiënte",
      theatre: "Teater",
      waitingList: "Waglys",
      notes: "Notas",
      messages: "Boodskappe",
      documents: "Dokumente",
      billing: "Fakture",
      reports: "Verslae",
    },
    heading: "Teaterlys",
    day: "Dinsdag 24 November, Teater 2",
    addCase: "Voeg geval by",
    columns: { time: "Tyd", patient: "Pasiënt", procedure: "Prosedure", status: "Status" },
    procedures: {
      kneeReplacement: "Totale knievervanging, links",
      radiusFixation: "Distale radiusfiksasie",
      kneeArthroscopy: "Knie-artroskopie",
      carpalTunnel: "Karpaletonnel-vrystelling",
      plateRemoval: "Verwydering van plaat, enkel",
      triggerFinger: "Snellervinger-vrystelling",
      shoulderArthroscopy: "Skouerartroskopie",
    },
    statuses: {
      consented: "Het toegestem",
      preAdmitted: "Vooraf opgeneem",
      formSent: "Vorm gestuur",
      waiting: "Op waglys",
    },
    preAdmissions: {
      heading: "Vooropnames",
      text: "Vir hierdie lys",
      progress: "{complete} van {all} voltooi",
    },
    questionnaires: {
      heading: "Vraelyste",
      text: "Voor die besoek gestuur",
      sent: ["Narkosegeskiedenis, S. Mokoena", "Knietelling, A. van Wyk"],
    },
  },
  questionnaire: {
    heading: "Voor jou besoek",
    from: "Vraelys van Naidoo Orthopaedics",
    knee: { question: "Watter knie is seer?", answers: ["Links", "Regs", "Albei"] },
    bloodThinners: { question: "Gebruik jy bloedverdunners?", answers: ["Ja", "Nee"] },
    surgery: { question: "Is die knie al voorheen geopereer?", answers: ["Ja", "Nee"] },
    walking: {
      question: "Hoe ver kan jy loop?",
      answers: ["Binnenshuis", "Een blok", "So ver ek wil"],
    },
    allergies: { question: "Allergieë", answer: "Penisillien" },
    terms: "Ek aanvaar die praktykvoorwaardes",
  },
  chat: {
    colleague: "Fisioterapie",
    question: "Volle gewigdraging vanaf Maandag?",
    answer: "Ja. Die post-op X-straal is by haar dokumente.",
    document: { name: "Post-op X-straal", text: "Vandag by die lêer gevoeg" },
  },
  idNumber: { birthDate: "Geboortedatum", checkDigit: "Kontrolesyfer" },
};
