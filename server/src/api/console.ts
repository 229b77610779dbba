import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { createApp } from "../app.ts";
import type { ConsoleConfig } from "../config/config.ts";
import { registerCspReport } from "../operations/well-known/csp-report.ts";
import { timeRequests } from "../platform/metrics/serve-metrics.ts";
import type { Services } from "../process/services.ts";
import { registerProductsApi } from "./products/products-api.ts";
import { readSite, registerSite } from "./site/site.ts";
import { registerStaffApi } from "./staff/staff-api.ts";

/** A server for the staff console alone: its pages and its calls. */
export async function createConsole(services: Services, its: ConsoleConfig, build?: URL) {
  const app = await createConsoleCalls(services, its);
  const config = consoleView(services, its);
  await registerSite(app, config, { built: await readSite(config, build), part: "console" });
  return app;
}

/** A server for `/api/staff`, and for `/api/products` by a login to the console; no key is accepted there. */
export async function createConsoleCalls(services: Services, its: ConsoleConfig) {
  const app = await createApp(consoleView(services, its));
  timeRequests(app, services.metrics);
  registerCspReport(app, services.metrics.registry);
  registerConsoleApi(app, services, its);
  const { isHttps } = its;
  registerProductsApi(app, { ...services, isHttps, hasConsole: true, takesKeys: false });
  return app;
}

/** Serves `/api/staff`, also where the console shares the address of the site. */
export function registerConsoleApi(app: FastifyInstance, services: Services, its: ConsoleConfig) {
  const { isHttps } = its;
  const config = consoleView(services, its);
  registerStaffApi(app, { ...services, config, isHttps, hasConsole: true });
}

/** The configuration as the console's address needs it. */
function consoleView(
  { config }: Services,
  { url: publicUrl, isHttps }: ConsoleConfig,
): Services["config"] {
  return { ...config, publicUrl, isHttps, languages: [firstLanguage], analyticsUrl: null };
}
