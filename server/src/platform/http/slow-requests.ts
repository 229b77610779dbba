/** A request is whole by then, its headers and its body, or its connection is ended (SEC-G11). */
export const requestTimeoutMilliseconds = 15_000;

/**
 * What Node's server is made with, so that a slow request is over in time. Node looks at the age of its
 * requests now and then, every 30 seconds if it is told nothing, and ends what was too old when it looked.
 */
export function slowRequestLimits(requestMilliseconds: number) {
  const checkMilliseconds = Math.round(requestMilliseconds / 30);
  const oldestMilliseconds = requestMilliseconds - 2 * checkMilliseconds;
  return {
    headersTimeout: oldestMilliseconds,
    requestTimeout: oldestMilliseconds,
    connectionsCheckingInterval: checkMilliseconds,
  };
}
