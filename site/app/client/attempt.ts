import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { useEffect, useRef } from "react";
import { abortOnUnmount } from "./abort-on-unmount.ts";
import { onPageLeave } from "./page-leave.ts";

/**
 * Makes a call that a person asked for, and passes its answer on unless they leave. Following a link or going back aborts
 * the call, though the page stays until the next one has loaded; a late answer is ignored.
 * @param ask makes the call
 * @param tell is given the answer
 * @param abandoned is called when the person leaves, so that the page stops showing a wait
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
 * Makes the attempts of a screen, of which one at a time is under way: the next ends the one before, and so
 * do leaving the screen and choosing another product.
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
