/**
 * Makes a request in an effect, and aborts it when the component unmounts.
 * @param ask makes the request
 * @param tell is called with the answer while the component is mounted
 * @returns the clean-up of the effect
 */
export function abortOnUnmount<T>(
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
