/**
 * Tells whenever a dialog opens or closes. Its attribute says so: not every browser has the events of opening.
 * @returns ends the telling
 */
export function watchDialog(dialog: HTMLDialogElement, tell: () => void): () => void {
  const watch = new MutationObserver(tell);
  watch.observe(dialog, { attributes: true, attributeFilter: ["open"] });
  return () => watch.disconnect();
}
