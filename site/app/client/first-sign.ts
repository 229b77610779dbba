/** Told of the document, once: the first sign of a person, which `<html data-person>` keeps. */
export const personEvent = "person";

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Keeps and tells the first sign of a person: of a pointer, which a finger is as well, or a key. */
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

/** Tells the first sign of a person, at once where there was one. */
export function onFirstSign(tell: () => void): void {
  if ("person" in document.documentElement.dataset) tell();
  else document.addEventListener(personEvent, tell);
}
