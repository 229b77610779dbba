import type { patientPhoneWords as english } from "../en/patient-phone.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of the patient app. Only prerendered pages hold these words. */
export const patientPhoneWords: Translation<typeof english> = {
  drawing: "The patient app: Nomvula Dlamini’s details, shared with two of three practices.",
  heading: "My details",
  changed: "Last changed 3 November",
  details: { name: "Name", idNumber: "ID number", cell: "Cell", address: "Address" },
  readers: "Who can see this",
  fields: {
    orthopaedics: "Orthopaedic surgery",
    generalPractice: "General practice",
    physiotherapy: "Physiotherapy",
  },
  share: "Share with a practice",
  /** What became of earlier changes, and when. */
  history: [
    { name: "New address sent", value: "3 Nov" },
    { name: "New number sent", value: "18 Aug" },
    { name: "Sharing with L. Botha stopped", value: "2 May" },
  ],
};
