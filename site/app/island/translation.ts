/** Loads what a page needs once a browser has translated it. */
export function watchForTranslation(): void {
  new MutationObserver((records, watch) => {
    if (!document.querySelector("font")) return;
    import("./translated.ts").then((translated) => translated.noteTranslation(records, watch));
  }).observe(document, { childList: true, subtree: true });
}
