/**
 * Asks on behalf of a screen, for an effect: the answer is told unless the screen was left before, which
 * the returned function says. Leaving aborts the call.
 */
export function whileHere<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  tell: (answer: T) => void,
): () => void {
  const left = new AbortController();
  ask(left.signal).then(
    (answer) => {
      if (!left.signal.aborted) tell(answer);
    },
    (cause: unknown) => {
      if (!left.signal.aborted) throw cause;
    },
  );
  return () => left.abort();
}
