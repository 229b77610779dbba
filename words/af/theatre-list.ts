import type { theatreListWords as english } from "../en/theatre-list.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of a morning in theatre. Only prerendered pages hold these words. */
export const theatreListWords: Translation<typeof english> = {
  heading: "Teaterlys",
  place: "Di 24 Nov · Teater 2",
  procedures: {
    kneeReplacement: "Totale knievervanging, links",
    radius: "Distale radiusfiksasie",
    arthroscopy: "Knie-artroskopie",
    carpalTunnel: "Karpaletonnel-vrystelling",
  },
  statuses: {
    consentSigned: "Het toegestem",
    preAdmitted: "Vooraf opgeneem",
    formSent: "Vorm gestuur",
  },
};
