import { safeLocation } from "@frontdoor/contract/location.ts";
import { readAppConfig } from "./app-config.ts";
import { sendAlong } from "./navigation-state.ts";
import { startAfreshOnReturn } from "./start-afresh.ts";

/**
 * Goes to the `location` of a response (S6.017). Returns false, and stays, if it belongs neither to this site nor to a
 * configured product (SEC-F8): the screen then shows the communication message.
 * @param state for the page, if it is one of this site
 */
export function leaveFor(location: string, state?: Readonly<Record<string, unknown>>): boolean {
  const leaves = leave(location, readAppConfig().productOrigins, state);
  if (leaves) startAfreshOnReturn();
  return leaves;
}

/** Goes to a kiosk link (S2.056, Q078). Returns false, and stays, if it belongs to no configured kiosk. */
export function leaveForKiosk(url: string): boolean {
  return leave(url, readAppConfig().kioskOrigins);
}

function leave(
  location: string,
  allowedOrigins: readonly string[],
  state?: Readonly<Record<string, unknown>>,
): boolean {
  const target = safeLocation(location, window.location.origin, allowedOrigins);
  if (target === null) return false;
  const { origin, pathname } = new URL(target, window.location.origin);
  if (state && origin === window.location.origin) sendAlong(pathname, state);
  window.location.assign(target);
  return true;
}
