const untoldMilliseconds = 300;

/** Resolves when the browser has nothing else to do; Safari does not tell, and is given a moment. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, untoldMilliseconds);
  });
}
