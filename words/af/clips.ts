import type { clipWords as english } from "../en/clips.ts";
import type { Translation } from "../text/translation.ts";

/** The clips that the videos play: captions, and on a slip small words above what has happened. */
export const clipWords: Translation<typeof english> = {
  patientIntro: {
    opening: { caption: "Een wagkamer, en geen knyperbord nie." },
    atHome: {
      slip: ["19:40 · Tuis", "Jou besonderhede is ingevul"],
      caption: "Jy gee jou besonderhede een keer, op jou foon.",
    },
    decision: {
      slip: ["07:15 · Jy besluit", "Gedeel met Naidoo Ortho"],
      caption: "Jy kies watter gesondheidswerkers dit kry.",
    },
    arrival: {
      slip: ["08:05 · Naidoo Ortho", "N. Dlamini is op lêer"],
      caption: "Wanneer jy aankom, is jy op lêer.",
    },
  },
  practiceTour: {
    opening: { caption: "’n Oggend in die spreekkamer." },
    changedDetails: {
      slip: ["07:15 · Nuwe besonderhede", "N. Dlamini het getrek"],
      caption: "Pasiënte hou hulle eie besonderhede op datum.",
    },
    questionnaire: {
      slip: ["07:40 · Vraelys", "Beantwoord en op lêer"],
      caption: "Vraelyste, toestemming en dokumente is op lêer voor enigiemand aankom.",
    },
    theatreList: {
      slip: ["08:05 · Teaterlys", "Ses pasiënte, almal gereed"],
      caption: "Notas, teaterlyste en waglyste staan in een rekord.",
    },
  },
};
