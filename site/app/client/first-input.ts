/** Dispatched once on the document at the first user input, which also sets `<html data-person>`. */
export const firstInputEvent = "person";

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Records and announces the first input by pointer, touch or keyboard. */
export function watchForFirstInput(): void {
  const over = new AbortController();
  for (const sign of signs) {
    window.addEventListener(sign, begin, { passive: true, signal: over.signal });
  }

  function begin() {
    over.abort();
    document.documentElement.dataset.person = "";
    document.dispatchEvent(new Event(firstInputEvent));
  }
}

/** Calls `tell` at the first user input, or at once if there was one. */
export function onFirstInput(tell: () => void): void {
  if ("person" in document.documentElement.dataset) tell();
  else document.addEventListener(firstInputEvent, tell);
}
