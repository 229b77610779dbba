import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { createApp } from "../app.ts";
import type { ConsoleConfig } from "../config/console-config.ts";
import { registerCspReport } from "../operations/well-known/csp-report.ts";
import { timeRequests } from "../platform/metrics/serve-metrics.ts";
import type { Mechanisms } from "../process/services.ts";
import { registerProductsApi } from "./products/products-api.ts";
import { readSite, registerSite } from "./site/site.ts";
import { registerStaffApi } from "./staff/staff-api.ts";

/** A server of its own for the console of staff: its pages and its calls. It answers nothing else. */
export async function createConsole(
  mechanisms: Mechanisms,
  its: ConsoleConfig,
  build?: URL,
): Promise<FastifyInstance> {
  const app = await createConsoleCalls(mechanisms, its);
  const config = consoleView(mechanisms, its);
  await registerSite(app, config, { built: await readSite(config, build), part: "console" });
  return app;
}

/** A server for `/api/staff`, and `/api/products` by a login to the console alone: no key opens anything there. */
export async function createConsoleCalls(
  mechanisms: Mechanisms,
  its: ConsoleConfig,
): Promise<FastifyInstance> {
  const app = await createApp(consoleView(mechanisms, its));
  timeRequests(app, mechanisms.metrics);
  registerCspReport(app, mechanisms.metrics.registry);
  registerConsoleApi(app, mechanisms, its);
  const { isHttps } = its;
  registerProductsApi(app, { ...mechanisms, isHttps, hasConsole: true, takesKeys: false });
  return app;
}

/** Serves `/api/staff`, also where the console shares the address of the site. */
export function registerConsoleApi(
  app: FastifyInstance,
  mechanisms: Mechanisms,
  its: ConsoleConfig,
): void {
  const { isHttps } = its;
  const config = consoleView(mechanisms, its);
  registerStaffApi(app, { ...mechanisms, config, isHttps, hasConsole: true });
}

/** The configuration as whoever is at the console's address sees it. */
function consoleView(
  { config }: Mechanisms,
  { url: publicUrl, isHttps }: ConsoleConfig,
): Mechanisms["config"] {
  return { ...config, publicUrl, isHttps, languages: [firstLanguage], analyticsUrl: null };
}
