const signs = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart", "scroll"] as const;

/**
 * Tells the first sign of a person: of a pointer, a key or a finger.
 * @returns ends the waiting
 */
export function onFirstSign(tell: () => void): () => void {
  const over = new AbortController();
  const begin = () => {
    over.abort();
    tell();
  };
  for (const sign of signs) {
    window.addEventListener(sign, begin, { passive: true, signal: over.signal });
  }
  return () => over.abort();
}
