import { videoLimitSeconds } from "@frontdoor/contract/constants.ts";

/**
 * Whether another site answers at all. What it answers is not ours to read; a frame would not even tell
 * that nothing came, and shows the browser's own page of errors in its place.
 */
export async function isReachable(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(videoLimitSeconds * 1000);
  return fetch(address, { mode: "no-cors", credentials: "omit", signal }).then(
    () => true,
    () => false,
  );
}
