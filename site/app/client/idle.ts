const untoldMilliseconds = 300;

/** Resolves when the browser is idle; Safari has no such callback and gets a short delay. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, untoldMilliseconds);
  });
}
