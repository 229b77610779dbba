import type { patientPhoneWords as english } from "../en/patient-phone.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of the patient app. Only prerendered pages hold these words. */
export const patientPhoneWords: Translation<typeof english> = {
  drawing: "Die pasiënttoep: Nomvula Dlamini se besonderhede, met twee van drie praktyke gedeel.",
  heading: "My besonderhede",
  changed: "Laas verander op 3 November",
  details: { name: "Naam", idNumber: "ID-nommer", cell: "Selfoon", address: "Adres" },
  readers: "Wie kan dit sien",
  fields: {
    orthopaedics: "Ortopediese chirurgie",
    generalPractice: "Algemene praktyk",
    physiotherapy: "Fisioterapie",
  },
  share: "Deel met ’n praktyk",
  /** What became of earlier changes, and when. */
  history: [
    { name: "Nuwe adres gestuur", value: "3 Nov" },
    { name: "Nuwe nommer gestuur", value: "18 Aug" },
    { name: "Nie meer met L. Botha gedeel nie", value: "2 Mei" },
  ],
};
