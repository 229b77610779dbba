import type { academicPictureWords as english } from "../en/academic-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the academic page show of the logbook, apart from its devices. */
export const academicPictureWords: Translation<typeof english> = {
  album: {
    heading: "Iphothifoliyo",
    deIdentified: "Akunabunikazi",
    storage: "Igcinwe ku-inthanethi",
    used: "0.3GB ku-1GB",
  },
  signOff: {
    heading: "Kulindelwe wena",
    count: "Ama-rotation ama-2",
    trauma: { rotation: "Trauma, izinyanga ezi-3", trainee: "Dr L. Khumalo, i-registrar" },
    paediatrics: { rotation: "Paediatric surgery", trainee: "Dr R. Petersen, i-registrar" },
    vascular: { rotation: "Vascular, izinyanga ezi-2", trainee: "Dr M. Abrahams, i-registrar" },
    sign: "Sayina",
    signed: "Isayiniwe",
  },
};
