import type { Product } from "@frontdoor/brand/colours.ts";

/** Something that happens while the sun rises: a slip on the water, and what a caption says of it. */
export interface Moment {
  from: number;
  /** Small words above, and what has happened. */
  slip?: readonly [string, string];
  caption: string;
}

export interface Clip {
  product: Product;
  moments: readonly Moment[];
}

/** How long each clip is, and how large, in seconds and pixels. */
export const clipLength = { seconds: 12, framesPerSecond: 15, width: 1280, height: 720 } as const;

/** By the last part of the address at which each plays. Silent: the captions say what is to be heard. */
export const clips: Readonly<Record<string, Clip>> = {
  "patient-intro": {
    product: "patient",
    moments: [
      { from: 0.5, caption: "One waiting room, and no clipboard." },
      {
        from: 3.25,
        slip: ["19:40 · At home", "Your details are filled in"],
        caption: "You give your details once, on your phone.",
      },
      {
        from: 6.25,
        slip: ["07:15 · You decide", "Shared with Naidoo Ortho"],
        caption: "You choose which healthcare professionals receive them.",
      },
      {
        from: 9.25,
        slip: ["08:05 · Naidoo Ortho", "N. Dlamini is on file"],
        caption: "When you arrive, you are on file.",
      },
    ],
  },
  "practice-tour": {
    product: "practice",
    moments: [
      { from: 0.5, caption: "A morning in the rooms." },
      {
        from: 3.25,
        slip: ["07:15 · Changed details", "N. Dlamini has moved"],
        caption: "Patients keep their own details up to date.",
      },
      {
        from: 6.25,
        slip: ["07:40 · Questionnaire", "Answered and on file"],
        caption: "Questionnaires, consent and documents are on file before anybody arrives.",
      },
      {
        from: 9.25,
        slip: ["08:05 · Theatre list", "Six patients, all ready"],
        caption: "Notes, theatre lists and waiting lists stand in one record.",
      },
    ],
  },
};
