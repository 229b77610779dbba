import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { useEffect, useRef } from "react";
import { abortOnUnmount } from "./abort-on-unmount.ts";
import { onPageLeave } from "./page-leave.ts";

/**
 * Makes a call that a person asked for, and passes its answer on unless they leave the page. A link or Back aborts the
 * call even while the old page is still shown; a late answer is ignored.
 * @param ask makes the call
 * @param tell receives the answer
 * @param abandoned is called when the person leaves, to end the loading state
 * @returns ends the attempt without calling `abandoned`
 */
export function attempt<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  tell: (answer: T) => void,
  abandoned: () => void = () => {},
): () => void {
  const over = new AbortController();
  const leave = abortOnUnmount(ask, (answer) => {
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
  onPageLeave(depart, over.signal);
  return end;
}

/**
 * Makes the attempts of a screen, one at a time: the next attempt, leaving the screen, or another product ends the
 * current one.
 * @param abandoned see `attempt`
 * @param product the chosen product, on a screen with that choice
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
