import { readAppConfig } from "./app-config.ts";

/** The events that may be counted: page views and form submissions, by the route's name, never by its address. */
interface TrackedEvent {
  name: "page" | "form";
  /** The route's id, such as `home` or `pages/about/about.route`. */
  route: string;
}

/**
 * Sends an event to the configured endpoint (S7.098, Q012). Sends nothing without an endpoint, from an account screen,
 * from an address whose query may carry a secret, or under Global Privacy Control.
 */
export function track(event: TrackedEvent): void {
  const { analyticsUrl } = readAppConfig();
  if (analyticsUrl === undefined || location.search !== "") return;
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  navigator.sendBeacon(analyticsUrl, JSON.stringify(event));
}
