import { readAppConfig } from "./app-config.ts";

/** What may be counted: pages seen and forms sent, by the route's name, never by its address. */
export interface TrackedEvent {
  name: "page" | "form";
  /** The route's id, such as `home` or `flows/login/login.route`. */
  route: string;
}

/** Routes whose paths carry a secret (Q012). */
const secretRoutes = ["flows/reset-password/", "flows/request-removal/", "flows/verify-email/"];

/**
 * Sends an event to the configured endpoint (S7.098, Q012). Nothing leaves without an endpoint, from a
 * page whose path or query may carry a secret, or against the person's Global Privacy Control.
 */
export function track(event: TrackedEvent): void {
  const { analyticsUrl } = readAppConfig();
  if (analyticsUrl === undefined || mayCarrySecret(event.route)) return;
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  navigator.sendBeacon(analyticsUrl, JSON.stringify(event));
}

function mayCarrySecret(route: string): boolean {
  return location.search !== "" || secretRoutes.some((secret) => route.startsWith(secret));
}
