import { videoLimitSeconds } from "@frontdoor/contract/constants.ts";

/**
 * Whether another site responds at all; its response cannot be read from here. An iframe would not report a failure and
 * would show the browser's own error page.
 */
export async function isReachable(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout?.(videoLimitSeconds * 1000);
  return fetch(address, { mode: "no-cors", credentials: "omit", signal }).then(
    () => true,
    () => false,
  );
}
