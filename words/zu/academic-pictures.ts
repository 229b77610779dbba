import type { academicPictureWords as english } from "../en/academic-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the academic page show of the logbook, apart from its devices. */
export const academicPictureWords: Translation<typeof english> = {
  album: {
    heading: "Portfolio",
    deIdentified: "De-identified",
    storage: "Cloud storage",
    used: "0.3GB of 1GB",
  },
  signOff: {
    heading: "Waiting for you",
    count: "2 rotations",
    trauma: { rotation: "Trauma, 3 months", trainee: "Dr L. Khumalo, registrar" },
    paediatrics: { rotation: "Paediatric surgery", trainee: "Dr R. Petersen, registrar" },
    vascular: { rotation: "Vascular, 2 months", trainee: "Dr M. Abrahams, registrar" },
    sign: "Sign",
    signed: "Signed",
  },
};
