/** A request is whole by then, its headers and its body, or its connection is ended (SEC-G11). */
export const requestTimeoutMilliseconds = 15_000;

/**
 * Options of Node's server that end slow requests in time. By default Node checks the age of its requests only every 30
 * seconds.
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
