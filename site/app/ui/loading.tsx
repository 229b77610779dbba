import { loadingWords } from "@frontdoor/words/loading.ts";

/** A loading message with a spinner. */
export function Loading({ children = loadingWords.status }: { children?: string }) {
  return (
    <p role="status" className="loading">
      <span className="button__spinner" aria-hidden="true" />
      {children}
    </p>
  );
}
