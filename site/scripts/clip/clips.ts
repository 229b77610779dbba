import type { Product } from "@frontdoor/brand/colours.ts";
import { clipWords } from "@frontdoor/words/clips.ts";

/** An event while the sun rises: a slip on the water, and its caption. */
export interface Moment {
  from: number;
  /** A small heading, and the event. */
  slip?: readonly [string, string];
  caption: string;
}

export interface Clip {
  product: Product;
  moments: readonly Moment[];
}

/** The duration and size of every clip, in seconds and pixels. */
export const clipLength = { seconds: 12, framesPerSecond: 15, width: 1280, height: 720 } as const;

const { patientIntro, practiceTour } = clipWords;

/** By the last part of the address that plays the clip. Clips are silent; the captions describe the sound. */
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
