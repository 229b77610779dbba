import type { videoWords as english } from "../en/video.ts";
import type { Translation } from "../text/translation.ts";

/** The video in its dialog (S9.033). */
export const videoWords: Translation<typeof english> = {
  asking: "Ividiyo iyalayishwa.",
  playing: "Ayidlali ividiyo lapha?",
  /** The poster, where a press asks for the video again. */
  play: "Dlala: {title}",
  elsewhere: "Yibuke kuthebhu entsha",
};
