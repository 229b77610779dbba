import { readAppConfig } from "./app-config.ts";

/** What may be counted: pages seen and forms sent, by the route's name, never by its address. */
interface TrackedEvent {
  name: "page" | "form";
  /** The route's id, such as `home` or `pages/about/about.route`. */
  route: string;
}

/**
 * Sends an event to the configured endpoint (S7.098, Q012). Nothing leaves without an endpoint, from an
 * account screen, from an address whose query may carry a secret, or against the person's Global Privacy
 * Control.
 */
export function track(event: TrackedEvent): void {
  const { analyticsUrl } = readAppConfig();
  if (analyticsUrl === undefined || location.search !== "") return;
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  navigator.sendBeacon(analyticsUrl, JSON.stringify(event));
}
