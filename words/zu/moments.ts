import type { momentWords as english } from "../en/moments.ts";
import type { Translation } from "../text/translation.ts";

/** Days and times, as South African clocks show them. */
export const momentWords: Translation<typeof english> = {
  within: {
    today: "namuhla ngo-{time}",
    yesterday: "izolo ngo-{time}",
    other: "ngo-{day} ngo-{time}",
  },
  alone: { today: "Namuhla, {time}", yesterday: "Izolo, {time}", other: "{day}, {time}" },
  months: [
    "Januwari",
    "Februwari",
    "Mashi",
    "Ephreli",
    "Meyi",
    "Juni",
    "Julayi",
    "Agasti",
    "Septhemba",
    "Okthoba",
    "Novemba",
    "Disemba",
  ],
};
