import type { momentWords as english } from "../en/moments.ts";
import type { Translation } from "../text/translation.ts";

/** Days and times, as South African clocks show them. */
export const momentWords: Translation<typeof english> = {
  within: { today: "vandag om {time}", yesterday: "gister om {time}", other: "op {day} om {time}" },
  alone: { today: "Vandag, {time}", yesterday: "Gister, {time}", other: "{day}, {time}" },
  months: [
    "Januarie",
    "Februarie",
    "Maart",
    "April",
    "Mei",
    "Junie",
    "Julie",
    "Augustus",
    "September",
    "Oktober",
    "November",
    "Desember",
  ],
};
