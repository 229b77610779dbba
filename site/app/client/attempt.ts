import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { useEffect, useRef } from "react";
import type { PageEvent } from "./page-events.ts";
import { whileHere } from "./while-here.ts";

/**
 * Asks on behalf of what a person wishes, and tells the answer unless they went elsewhere before: who
 * follows a link or goes back abandons it, though the page stays until the next one is there. Abandoning
 * aborts the call, and an answer that comes all the same changes nothing.
 * @param abandoned called when the person departs: the page may stay, and must not seem to wait
 * @returns abandons the attempt without a word
 */
export function attempt<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  tell: (answer: T) => void,
  abandoned: () => void = () => {},
): () => void {
  const over = new AbortController();
  const leave = whileHere(ask, (answer) => {
    over.abort();
    tell(answer);
  });
  const end = () => {
    over.abort();
    leave();
  };
  const depart = () => {
    end();
    abandoned();
  };
  document.addEventListener("departure" satisfies PageEvent, depart, { signal: over.signal });
  return end;
}

/**
 * The one attempt that a screen has under way, of which the next takes the place. It belongs to the screen
 * and to the product that it was made for: leaving the one or choosing another abandons it.
 * @param abandoned see `attempt`
 * @param product the chosen one, on a screen that has the choice
 */
export function useAttempt(
  abandoned: () => void,
  product: CurrentContext = "",
): <T>(ask: (signal: AbortSignal) => Promise<T>, tell: (answer: T) => void) => void {
  const end = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product ends the attempt
  useEffect(() => () => end.current(), [product]);
  return (ask, tell) => {
    end.current();
    end.current = attempt(ask, tell, abandoned);
  };
}
