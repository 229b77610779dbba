import type { Product } from "@frontdoor/brand/colours.ts";
import { clipWords } from "@frontdoor/words/clips.ts";

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

const { patientIntro, practiceTour } = clipWords;

/** By the last part of the address at which each plays. Silent: the captions say what is to be heard. */
export const clips: Readonly<Record<string, Clip>> = {
  "patient-intro": {
    product: "patient",
    moments: [
      { from: 0.5, ...patientIntro.opening },
      { from: 3.25, ...patientIntro.atHome },
      { from: 6.25, ...patientIntro.decision },
      { from: 9.25, ...patientIntro.arrival },
    ],
  },
  "practice-tour": {
    product: "practice",
    moments: [
      { from: 0.5, ...practiceTour.opening },
      { from: 3.25, ...practiceTour.changedDetails },
      { from: 6.25, ...practiceTour.questionnaire },
      { from: 9.25, ...practiceTour.theatreList },
    ],
  },
};
