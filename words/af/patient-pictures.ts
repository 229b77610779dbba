import type { patientPictureWords as english } from "../en/patient-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the patient page show of the app: one for each of its three steps. */
export const patientPictureWords: Translation<typeof english> = {
  fillIn: { firstName: "Voornaam", surname: "Van", cellphone: "Selfoon" },
  choose: {
    field: "Ortopediese chirurgie",
    question: "Deel jou besonderhede met hierdie praktyk?",
    notNow: "Nie nou nie",
    share: "Deel",
  },
  change: { newAddress: "Nuwe adres", updated: "Bygewerk" },
};
