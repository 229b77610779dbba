import type { videoWords as english } from "../en/video.ts";
import type { Translation } from "../text/translation.ts";

/** The video in its dialog (S9.033). */
export const videoWords: Translation<typeof english> = {
  asking: "The video is on its way.",
  playing: "Does nothing play here?",
  /** The poster, where a press asks for the video again. */
  play: "Play: {title}",
  elsewhere: "Watch it in a new tab",
};
