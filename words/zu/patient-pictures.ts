import type { patientPictureWords as english } from "../en/patient-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the patient page show of the app: one for each of its three steps. */
export const patientPictureWords: Translation<typeof english> = {
  fillIn: { firstName: "Igama", surname: "Isibongo", cellphone: "Iselula" },
  choose: {
    field: "Ukuhlinzwa kwamathambo",
    question: "Ufuna ukwabelana ngemininingwane yakho nale ndawo yokwelapha?",
    notNow: "Hhayi manje",
    share: "Yabelana",
  },
  change: { newAddress: "Ikheli elisha", updated: "Lifikile" },
};
