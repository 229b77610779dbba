import type { clipWords as english } from "../en/clips.ts";
import type { Translation } from "../text/translation.ts";

/** The clips that the videos play: captions, and on a slip small words above what has happened. */
export const clipWords: Translation<typeof english> = {
  patientIntro: {
    opening: { caption: "One waiting room, and no clipboard." },
    atHome: {
      slip: ["19:40 · At home", "Your details are filled in"],
      caption: "You give your details once, on your phone.",
    },
    decision: {
      slip: ["07:15 · You decide", "Shared with Naidoo Ortho"],
      caption: "You choose which healthcare professionals receive them.",
    },
    arrival: {
      slip: ["08:05 · Naidoo Ortho", "N. Dlamini is on file"],
      caption: "When you arrive, you are on file.",
    },
  },
  practiceTour: {
    opening: { caption: "A morning in the rooms." },
    changedDetails: {
      slip: ["07:15 · Changed details", "N. Dlamini has moved"],
      caption: "Patients keep their own details up to date.",
    },
    questionnaire: {
      slip: ["07:40 · Questionnaire", "Answered and on file"],
      caption: "Questionnaires, consent and documents are on file before anybody arrives.",
    },
    theatreList: {
      slip: ["08:05 · Theatre list", "Six patients, all ready"],
      caption: "Notes, theatre lists and waiting lists stand in one record.",
    },
  },
};
