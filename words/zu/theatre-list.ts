import type { theatreListWords as english } from "../en/theatre-list.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of a morning in theatre. Only prerendered pages hold these words. */
export const theatreListWords: Translation<typeof english> = {
  heading: "Uhlu lwethiyetha",
  place: "24 Nov · Ithiyetha 2",
  procedures: {
    kneeReplacement: "Idolo elisha, elesokunxele",
    radius: "Ukuqinisa i-distal radius",
    arthroscopy: "I-arthroscopy yedolo",
    carpalTunnel: "I-carpal tunnel release",
  },
  statuses: {
    consentSigned: "Imvume isayiniwe",
    preAdmitted: "Usemukelwe",
    formSent: "Ifomu lithunyelwe",
  },
};
