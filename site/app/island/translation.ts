const load = () => import("./translated.ts");

/** Loads what a page needs once a browser has translated it. */
export function watchForTranslation(): void {
  const isTranslated = () => document.querySelector("font") !== null;
  if (isTranslated()) {
    const before = [...document.querySelectorAll("[name]")];
    const focused = document.activeElement;
    load().then(({ giveBackTyped }) => giveBackTyped(before, focused));
  }
  new MutationObserver((records, watch) => {
    if (isTranslated()) load().then(({ noteTranslation }) => noteTranslation(records, watch));
  }).observe(document, { childList: true, subtree: true });
}
