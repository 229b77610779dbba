import { brand } from "@frontdoor/brand/brand.ts";
import type { practicePictureWords as english } from "../en/practice-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the practice page show: screens of the product, a questionnaire, a chat, a number. */
export const practicePictureWords: Translation<typeof english> = {
  theatre: {
    label: `I-${brand.products.practice.fullName} ekhompyutheni: uhlu lwethiyetha lwangoLwesibili oluneziguli eziyisikhombisa.`,
    entries: {
      patients: "Iziguli",
      theatre: "Ithiyetha",
      waitingList: "Uhlu lokulinda",
      notes: "Amanothi",
      messages: "Imilayezo",
      documents: "Imibhalo",
      billing: "Ukukhokhisa",
      reports: "Imibiko",
    },
    heading: "Uhlu lwethiyetha",
    day: "ULwesibili 24 Novemba, Ithiyetha 2",
    addCase: "Faka isiguli",
    columns: { time: "Isikhathi", patient: "Isiguli", procedure: "Inqubo", status: "Isimo" },
    procedures: {
      kneeReplacement: "Idolo elisha, elesokunxele",
      radiusFixation: "Ukuqinisa i-distal radius",
      kneeArthroscopy: "I-arthroscopy yedolo",
      carpalTunnel: "I-carpal tunnel release",
      plateRemoval: "Ukukhipha ipuleti, iqakala",
      triggerFinger: "I-trigger finger release",
      shoulderArthroscopy: "I-arthroscopy yehlombe",
    },
    statuses: {
      consented: "Imvume isayiniwe",
      preAdmitted: "Usemukelwe",
      formSent: "Ifomu lithunyelwe",
      waiting: "Ulindile",
    },
    preAdmissions: {
      heading: "Ukwamukelwa kusengaphambili",
      text: "Kulolu hlu",
      progress: "Okuphelele: {complete} ku-{all}",
    },
    questionnaires: {
      heading: "Amafomu emibuzo",
      text: "Athunyelwe isiguli singakafiki",
      sent: ["Umlando we-anaesthetic, S. Mokoena", "Amaphuzu edolo, A. van Wyk"],
    },
  },
  questionnaire: {
    heading: "Ngaphambi kokuba ufike",
    from: "Ifomu lemibuzo elivela ku-Naidoo Orthopaedics",
    knee: {
      question: "Yiliphi idolo elibuhlungu?",
      answers: ["Elesokunxele", "Elesokudla", "Womabili"],
    },
    bloodThinners: {
      question: "Uyayiphuza imithi yokuhlambulula igazi?",
      answers: ["Yebo", "Cha"],
    },
    surgery: { question: "Wake wahlinzwa kulo ngaphambilini?", answers: ["Yebo", "Cha"] },
    walking: {
      question: "Ukwazi ukuhamba ibanga elingakanani?",
      answers: ["Endlini", "Ibhulokhi", "Noma kuphi"],
    },
    allergies: { question: "Okungezwani nawe (ama-allergy)", answer: "I-penicillin" },
    terms: "Ngiyayamukela imigomo yendawo yokwelapha",
  },
  chat: {
    colleague: "I-physiotherapy",
    question: "Anganyathela ngesisindo sonke kusukela ngoMsombuluko?",
    answer: "Yebo. I-post-op X-ray isemibhalweni yakhe.",
    document: { name: "I-post-op X-ray", text: "Ifakwe efayeleni namuhla" },
  },
  idNumber: { birthDate: "Usuku lokuzalwa", checkDigit: "Idijithi yokuhlola" },
};
