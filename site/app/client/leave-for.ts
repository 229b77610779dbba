import { safeLocation } from "@frontdoor/contract/location.ts";
import { readAppConfig } from "./app-config.ts";

/**
 * Leaves this page for the `location` of an answer (S6.017). Answers false, and stays, where it leads
 * neither to this site nor to one of the configured products (SEC-F8): the screen then shows the
 * communication message.
 */
export function leaveFor(location: string): boolean {
  const { origin } = window.location;
  const target = safeLocation(location, origin, readAppConfig().productOrigins);
  if (target === null) return false;
  window.location.assign(target);
  return true;
}
