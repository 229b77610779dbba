import { track } from "../client/track.ts";

/**
 * Counts a page whenever it is shown, and a form for every press that sends one (Q012). The server takes this script
 * out of its pages where nothing is counted.
 */
const { countedAs: route = "" } = document.currentScript?.dataset ?? {};
window.addEventListener("pageshow", () => track({ name: "page", route }));
document.addEventListener("submit", () => track({ name: "form", route }));
