import { audienceEvent } from "../client/shown-audience.ts";
import { type Arrivals, arrive } from "./arrival.ts";
import { keepEarlyPresses } from "./early-press.ts";
import { showChosenTheme } from "./theme-choice.ts";

/** What runs in the head of every document, before anything is painted. */
const { arrivals = "null" } = document.currentScript?.dataset ?? {};
const known = JSON.parse(arrivals) as Arrivals | null;
arrive(known);
keepEarlyPresses();
document.addEventListener("DOMContentLoaded", showChosenTheme);
// A page that the browser kept for Back knows nothing of what was chosen since.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  arrive(known);
  showChosenTheme();
  document.dispatchEvent(new Event(audienceEvent));
});
