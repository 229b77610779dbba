/**
 * Calls `tell` whenever a dialog opens or closes. Observes its attribute, as not every browser has the toggle events.
 * @returns stops observing
 */
export function watchDialog(dialog: HTMLDialogElement, tell: () => void): () => void {
  const watch = new MutationObserver(tell);
  watch.observe(dialog, { attributes: true, attributeFilter: ["open"] });
  return () => watch.disconnect();
}
