import type { academicPictureWords as english } from "../en/academic-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the academic page show of the logbook, apart from its devices. */
export const academicPictureWords: Translation<typeof english> = {
  album: {
    heading: "Portefeulje",
    deIdentified: "Gedeïdentifiseer",
    storage: "Wolkberging",
    used: "0,3GB van 1GB",
  },
  signOff: {
    heading: "Wag vir jou",
    count: "2 rotasies",
    trauma: { rotation: "Trauma, 3 maande", trainee: "Dr L. Khumalo, registrar" },
    paediatrics: { rotation: "Pediatriese chirurgie", trainee: "Dr R. Petersen, registrar" },
    vascular: { rotation: "Vaskulêr, 2 maande", trainee: "Dr M. Abrahams, registrar" },
    sign: "Teken",
    signed: "Geteken",
  },
};
