import { addLink } from "../client/add-link.ts";
import { firstInputEvent, watchForFirstInput } from "../client/first-input.ts";
import { audienceEvent } from "../client/shown-audience.ts";
import { heedEarlyChoice } from "./early-choice.ts";
import { islandRuntime } from "./island-runtime.ts";
import { replaceMissingScreen } from "./missing-screen.ts";
import { type PageContexts, setPageContext } from "./page-context.ts";
import { replayEarlyInput } from "./replay-early-input.ts";
import { listenForTheme, showChosenTheme } from "./theme-choice.ts";

/** When islands start in a browser that reports no paint. */
const unpaintedMilliseconds = 3000;

/** Runs in the head of every document, before the first paint. */
const { contexts = "null", islands = "" } = document.currentScript?.dataset ?? {};
const known = JSON.parse(contexts) as PageContexts | null;
setPageContext(known);
heedEarlyChoice();
replayEarlyInput();
listenForTheme();
replaceMissingScreen();
watchForFirstInput();
const startIslands = islandRuntime(islands);
// Scripts load after the first paint, so as not to delay it.
new PerformanceObserver(startIslands).observe({ type: "paint", buffered: true });
// A page in the background is not painted.
setTimeout(startIslands, unpaintedMilliseconds);
document.addEventListener(firstInputEvent, () => {
  startIslands();
  // In the document, the request for the manifest would delay the fonts (docs/decisions/0018).
  addLink("manifest", "/site.webmanifest");
});
document.addEventListener("DOMContentLoaded", showChosenTheme);
// A page restored for Back must read theme and product again.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  setPageContext(known);
  showChosenTheme();
  document.dispatchEvent(new Event(audienceEvent));
});
