/** By then a request's headers and body have arrived, or its connection is closed (SEC-G11). */
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
