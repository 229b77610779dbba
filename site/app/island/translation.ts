/** Loads what a page needs once a browser has translated it. */
export function watchForTranslation(): void {
  const watch = new MutationObserver(async (records) => {
    if (!document.querySelector("font")) return;
    const { noteTranslation } = await import("./translated.ts");
    noteTranslation(records, watch);
  });
  watch.observe(document, { childList: true, subtree: true });
}
