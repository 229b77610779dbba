import { safeLocation } from "@frontdoor/contract/location.ts";
import { readAppConfig } from "./app-config.ts";
import { startAfreshOnReturn } from "./start-afresh.ts";

/**
 * Goes to the `location` of a response (S6.017). Returns false, and stays, if it belongs neither to this site nor to a
 * configured product (SEC-F8): the screen then shows the communication message.
 */
export function leaveFor(location: string): boolean {
  const leaves = leave(location, readAppConfig().productOrigins);
  if (leaves) startAfreshOnReturn();
  return leaves;
}

/** Goes to a kiosk link (S2.056, Q078). Returns false, and stays, if it belongs to no configured kiosk. */
export function leaveForKiosk(url: string): boolean {
  return leave(url, readAppConfig().kioskOrigins);
}

function leave(location: string, allowedOrigins: readonly string[]): boolean {
  const target = safeLocation(location, window.location.origin, allowedOrigins);
  if (target === null) return false;
  window.location.assign(target);
  return true;
}
