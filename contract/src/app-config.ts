/**
 * What the site learns at run time, written into each page by the server in place of
 * `appConfigToken`, so that one build serves every deployment.
 */
export interface AppConfig {
  /** Origins that a `location` may lead to beside our own: the products (SEC-F8). */
  productOrigins: string[];
  /** Origins that a kiosk link may lead to. */
  kioskOrigins: string[];
  /** Where `track` sends events; absent means nowhere. */
  analyticsUrl?: string;
}

/** Stands in the built pages where the server writes the configuration as JSON. */
export const appConfigToken = "__APP_CONFIG__";
/** The id of the data block that holds it. */
export const appConfigElementId = "app-config";

/** Stands in the built pages where the server writes this deployment's own origin. */
export const publicUrlToken = "__PUBLIC_URL__";
