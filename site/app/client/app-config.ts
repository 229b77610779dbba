import { type AppConfig, appConfigElementId } from "@frontdoor/contract/app-config.ts";

const nothingConfigured: AppConfig = { productOrigins: [], kioskOrigins: [] };

/** The deployment's configuration that the server wrote into the page. Without the server it is empty. */
export function readAppConfig(): AppConfig {
  const text = document.getElementById(appConfigElementId)?.textContent ?? "";
  try {
    return { ...nothingConfigured, ...JSON.parse(text) };
  } catch {
    return nothingConfigured;
  }
}
