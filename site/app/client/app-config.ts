import { type AppConfig, appConfigElementId } from "@frontdoor/contract/app-config.ts";

const nothingConfigured: AppConfig = { productOrigins: [], kioskOrigins: [] };

/**
 * What the server wrote into the page for this deployment. Where pages are served without the
 * server, nothing is configured.
 */
export function readAppConfig(): AppConfig {
  const text = document.getElementById(appConfigElementId)?.textContent ?? "";
  try {
    return { ...nothingConfigured, ...JSON.parse(text) };
  } catch {
    return nothingConfigured;
  }
}
