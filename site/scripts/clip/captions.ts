import type { Clip } from "./clips.ts";

/** The captions of a clip as WebVTT; each lasts until the next. */
export function captionsOf({ moments }: Clip, seconds: number): string {
  const cues = moments.map(({ from, caption }, index) => {
    const to = (moments[index + 1]?.from ?? seconds) - 0.1;
    return `${timeOf(from)} --> ${timeOf(to)}\n${caption}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** Up to a minute: `00:03.500`. */
function timeOf(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, "0")}`;
}
