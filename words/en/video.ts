/** The video in its dialog (S9.033). */
export const videoWords = {
  asking: "The video is on its way.",
  playing: "Does nothing play here?",
  /** The poster, where a press asks for the video again. */
  play: "Play: {title}",
  elsewhere: "Watch it in a new tab",
} as const;
