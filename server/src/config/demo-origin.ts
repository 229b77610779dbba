import { isLocal } from "./config-network.ts";

const usualOrigin = "http://localhost:3001";

/**
 * Where the demo product listens: where practices are sent, when that is this machine. Products and
 * kiosk that have no address of their own are there as well.
 */
export function demoOriginAt(practice: { hostname: string; origin: string } | undefined): string {
  return practice !== undefined && isLocal(practice.hostname) ? practice.origin : usualOrigin;
}

/** The same, by a configuration that was read. */
export function demoOriginOf({ products }: { products: { practice: { origin: string } } }): string {
  return demoOriginAt(new URL(products.practice.origin));
}
