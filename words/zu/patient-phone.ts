import type { patientPhoneWords as english } from "../en/patient-phone.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of the patient app. Only prerendered pages hold these words. */
export const patientPhoneWords: Translation<typeof english> = {
  drawing:
    "I-app yeziguli: imininingwane kaNomvula Dlamini, okwabelwana ngayo nezindawo zokwelapha ezimbili kwezintathu.",
  heading: "Imininingwane yami",
  changed: "Igcine ukushintshwa ngo-3 Novemba",
  details: { name: "Igama", idNumber: "Inombolo ye-ID", cell: "Iselula", address: "Ikheli" },
  readers: "Ababona lokhu",
  fields: {
    orthopaedics: "Ukuhlinzwa kwamathambo",
    generalPractice: "Ukwelapha jikelele",
    physiotherapy: "I-physiotherapy",
  },
  share: "Yabelana nendawo yokwelapha",
  /** What became of earlier changes, and when. */
  history: [
    { name: "Kuthunyelwe ikheli elisha", value: "3 Nov" },
    { name: "Kuthunyelwe inombolo entsha", value: "18 Aga" },
    { name: "Akusabelwana no-L. Botha", value: "2 Mey" },
  ],
};
