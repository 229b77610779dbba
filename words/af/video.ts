import type { videoWords as english } from "../en/video.ts";
import type { Translation } from "../text/translation.ts";

/** The video in its dialog (S9.033). */
export const videoWords: Translation<typeof english> = {
  asking: "Die video word gelaai.",
  playing: "Speel hier niks nie?",
  /** The poster, where a press asks for the video again. */
  play: "Speel: {title}",
  elsewhere: "Kyk in ’n nuwe oortjie",
};
