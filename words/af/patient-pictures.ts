import type { patientPictureWords as english } from "../en/patient-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the patient page show of the app: one for each of its three steps. */
export const patientPictureWords: Translation<typeof english> = {
  fillIn: { firstName: "First name", surname: "Surname", cellphone: "Cellphone" },
  choose: {
    field: "Orthopaedic surgery",
    question: "Share your details with this practice?",
    notNow: "Not now",
    share: "Share",
  },
  change: { newAddress: "New address", updated: "Updated" },
};
