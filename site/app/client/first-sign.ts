/** Dispatched once on the document at the first user input, which also sets `<html data-person>`. */
export const personEvent = "person";

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Records and announces the first input by pointer, touch or keyboard. */
export function watchForPerson(): void {
  const over = new AbortController();
  for (const sign of signs) {
    window.addEventListener(sign, begin, { passive: true, signal: over.signal });
  }

  function begin() {
    over.abort();
    document.documentElement.dataset.person = "";
    document.dispatchEvent(new Event(personEvent));
  }
}

/** Calls `tell` at the first user input, or at once if there was one. */
export function onFirstSign(tell: () => void): void {
  if ("person" in document.documentElement.dataset) tell();
  else document.addEventListener(personEvent, tell);
}
