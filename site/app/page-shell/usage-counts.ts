import { track } from "../client/track.ts";

/**
 * Counts page views, and form submissions by the pressed button (Q012). The server removes this script where nothing is
 * counted.
 */
const { countedAs: route = "" } = document.currentScript?.dataset ?? {};
window.addEventListener("pageshow", () => track({ name: "page", route }));
document.addEventListener("submit", () => track({ name: "form", route }));
