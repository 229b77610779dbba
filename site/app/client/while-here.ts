/**
 * Makes a call for a screen, to be used as an effect: its answer is handed on unless the screen was left.
 * @param ask makes the call
 * @param tell is given the answer
 * @returns leaves: the call is aborted, and its answer changes nothing
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
