import { personEvent, watchForPerson } from "../client/first-sign.ts";
import { audienceEvent } from "../client/shown-audience.ts";
import { nameAppManifest } from "./app-manifest.ts";
import { heedEarlyChoice } from "./early-choice.ts";
import { islandRuntime } from "./island-runtime.ts";
import { replaceMissingScreen } from "./missing-screen.ts";
import { type PageContexts, setPageContext } from "./page-context.ts";
import { replayEarlyInput } from "./replay-early-input.ts";
import { listenForTheme, showChosenTheme } from "./theme-choice.ts";

/** When islands start where no paint is told of. */
const unpaintedMilliseconds = 3000;

/** What runs in the head of every document, before anything is painted. */
const { contexts = "null", islands = "" } = document.currentScript?.dataset ?? {};
const known = JSON.parse(contexts) as PageContexts | null;
setPageContext(known);
heedEarlyChoice();
replayEarlyInput();
listenForTheme();
replaceMissingScreen();
watchForPerson();
const startIslands = islandRuntime(islands);
// Not before: what is fetched must never compete with what is read.
new PerformanceObserver(startIslands).observe({ type: "paint", buffered: true });
// A page that nobody sees yet is not painted.
setTimeout(startIslands, unpaintedMilliseconds);
document.addEventListener(personEvent, () => {
  startIslands();
  nameAppManifest();
});
document.addEventListener("DOMContentLoaded", showChosenTheme);
// A page that the browser kept for Back knows nothing of what was chosen since.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  setPageContext(known);
  showChosenTheme();
  document.dispatchEvent(new Event(audienceEvent));
});
