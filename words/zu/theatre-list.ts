import type { theatreListWords as english } from "../en/theatre-list.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of a morning in theatre. Only prerendered pages hold these words. */
export const theatreListWords: Translation<typeof english> = {
  heading: "Uhlu lwethiyetha",
  place: "Bil 24 Nov · Ithiyetha 2",
  procedures: {
    kneeReplacement: "Ukushintsha idolo lonke, lesokunxele",
    radius: "Ukuqinisa i-distal radius",
    arthroscopy: "I-arthroscopy yedolo",
    carpalTunnel: "Ukukhulula i-carpal tunnel",
  },
  statuses: {
    consentSigned: "Imvume isayiniwe",
    preAdmitted: "Usemukelwe",
    formSent: "Ifomu lithunyelwe",
  },
};
