import type { theatreListWords as english } from "../en/theatre-list.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of a morning in theatre. Only prerendered pages hold these words. */
export const theatreListWords: Translation<typeof english> = {
  heading: "Theatre list",
  place: "Tue 24 Nov · Theatre 2",
  procedures: {
    kneeReplacement: "Total knee replacement, left",
    radius: "Distal radius fixation",
    arthroscopy: "Knee arthroscopy",
    carpalTunnel: "Carpal tunnel release",
  },
  statuses: {
    consentSigned: "Consent signed",
    preAdmitted: "Pre-admitted",
    formSent: "Form sent",
  },
};
