const load = () => import("./translated.ts");

/**
 * Loads what a page needs once a browser has translated it.
 * @returns when it is there, for a page that is translated already; null for any other
 */
export function watchForTranslation(): Promise<void> | null {
  const isTranslated = () => document.querySelector("font") !== null;
  new MutationObserver((records, watch) => {
    if (isTranslated()) load().then(({ noteTranslation }) => noteTranslation(records, watch));
  }).observe(document, { childList: true, subtree: true });
  if (!isTranslated()) return null;
  const before = [...document.querySelectorAll("form, button, [name]")];
  const focused = document.activeElement;
  return load().then(({ giveBackTyped }) => giveBackTyped(before, focused));
}
