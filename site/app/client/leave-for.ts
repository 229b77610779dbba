import { safeLocation } from "@frontdoor/contract/location.ts";
import { readAppConfig } from "./app-config.ts";
import { startAfreshOnReturn } from "./start-afresh.ts";

/**
 * Leaves this page for the `location` of an answer (S6.017). Answers false, and stays, where it leads
 * neither to this site nor to one of the configured products (SEC-F8): the screen then shows the
 * communication message.
 */
export function leaveFor(location: string): boolean {
  const leaves = leave(location, readAppConfig().productOrigins);
  if (leaves) startAfreshOnReturn();
  return leaves;
}

/** Leaves this page for a kiosk link (S2.056, Q078); false, and stays, where that leads to no configured kiosk. */
export function leaveForKiosk(url: string): boolean {
  return leave(url, readAppConfig().kioskOrigins);
}

function leave(location: string, allowedOrigins: readonly string[]): boolean {
  const target = safeLocation(location, window.location.origin, allowedOrigins);
  if (target === null) return false;
  window.location.assign(target);
  return true;
}
