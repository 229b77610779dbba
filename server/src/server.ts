import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApisWorker, isConsoleShared, registerApis } from "./api/apis.ts";
import { createConsole, registerConsoleApi } from "./api/console.ts";
import { messagesFor } from "./api/every-message.ts";
import { registerOpenid } from "./api/openid/openid.ts";
import type { LoadedSite } from "./api/site/load-site.ts";
import { createPacking } from "./api/site/pack-site.ts";
import { readSite, registerSite } from "./api/site/site.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { settleDemoClients } from "./demo/demo-clients.ts";
import { settleDemoData } from "./demo/seed-demo-data.ts";
import { ensureProductKeys } from "./integrations/keys/ensure-product-keys.ts";
import { reencryptSecrets } from "./integrations/webhooks/webhook-maintenance.ts";
import { watchDeliveries } from "./maintenance/delivery-jobs.ts";
import { embeddedJobs } from "./maintenance/embedded-jobs.ts";
import { peopleJobs } from "./maintenance/people-jobs.ts";
import { moveToCurrentKey } from "./maintenance/re-encrypt-accounts.ts";
import { reencryptAppKeysOfStaff } from "./maintenance/re-encrypt-app-keys.ts";
import { retentionJobs } from "./maintenance/retention-jobs.ts";
import { sendingJobs } from "./maintenance/sending-jobs.ts";
import { registerDevelopment } from "./operations/development.ts";
import { registerHealth } from "./operations/health.ts";
import { countAccounts } from "./operations/statistics/count-accounts.ts";
import { countDeliveries } from "./operations/statistics/count-deliveries.ts";
import { countEvents } from "./operations/statistics/count-events.ts";
import {
  createFormProgressCounts,
  type FormProgressCounts,
  registerFormProgress,
} from "./operations/statistics/form-progress.ts";
import { registerCspReport } from "./operations/well-known/csp-report.ts";
import { registerWellKnown } from "./operations/well-known/well-known.ts";
import { auditJobs } from "./platform/audit/audit-jobs.ts";
import { compareClocks } from "./platform/database/compare-clocks.ts";
import {
  countQuickAnswers,
  createMetricsServer,
  serveMetricsLocally,
  timeRequests,
} from "./platform/metrics/serve-metrics.ts";
import { raiseAlert } from "./platform/raise-alert.ts";
import { createMaintenance } from "./platform/scheduler.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { createDrain, type Drain } from "./process/drain.ts";
import { listen } from "./process/listen.ts";
import { releaseMemory } from "./process/release-memory.ts";
import { openServices, type Services } from "./process/services.ts";
import { readVersion } from "./process/version.ts";

/**
 * The whole server: configuration, database, the platform, APIs, site, workers.
 * @param build another build of the site than the usual one
 * @throws Error in one line when something that it needs is missing or in use
 */
export async function createServer(config: Config, build?: URL) {
  const app = await createApp(config);
  const drain = createDrain(app);
  app.log.info({ version: readVersion() }, "starting");
  for (const warning of config.warnings) raiseAlert(app.log, "SETTING_DOUBTFUL", {}, warning);
  const traces = config.traces === null ? null : { ...config.traces, version: readVersion() };
  const stopTracing = await startTracing(traces);
  // While the embedded database opens, which takes seconds as packing the site does at the first start of a build. The
  // handshake with a PostgreSQL would wait behind the site's files, and on a busy machine the connection timed out.
  const readBeside = config.databaseUrl === null ? readSite(config, build) : null;
  // A fault of it is told once the database is open.
  readBeside?.catch(() => undefined);
  const services = await openServices(config, app.log);
  const { database, clock, log } = services;
  if (config.databaseUrl !== null) await compareClocks(database, clock, log);
  const demoOwnerCodes = await settleDemoData(config, services);
  const productKeysFile =
    config.databaseUrl === null
      ? await ensureProductKeys(database.kysely, { dataDir: config.dataDir, clock })
      : null;
  const formProgress = createFormProgressCounts(clock);
  const built = await (readBeside ?? readSite(config, build));
  await registerRoutes(app, services, { drain, built, formProgress });
  const packing = createPacking(built, releaseMemory);

  const { metricsListen, console: its } = config;
  const consoleListen = its?.listen ?? null;
  const consoleApp =
    its === null || consoleListen === null ? null : await createConsole(services, its, build);
  const drains = [drain, ...(consoleApp === null ? [] : [createDrain(consoleApp)])];
  const metricsServer = metricsListen === null ? null : createMetricsServer(services.metrics);
  const outbox = createApisWorker(services);
  const maintenance = createMaintenance({
    database,
    clock,
    log,
    metrics: services.metrics,
    jobs: [
      ...auditJobs(services.keys, log),
      ...retentionJobs,
      ...sendingJobs,
      watchDeliveries(log),
      countEvents,
      countDeliveries,
      countAccounts,
      formProgress.job,
      ...peopleJobs,
      ...embeddedJobs,
      moveToCurrentKey(services.keys, log),
      reencryptSecrets(services.keys),
      reencryptAppKeysOfStaff(services.keys),
    ],
  });
  return {
    app,
    /** The keys of the product back ends, where this installation made them itself. */
    productKeysFile,
    /** Codes of the demo owner of the console, where there is one. */
    demoOwnerCodes,
    /** Listens and starts the workers. */
    async start() {
      if (metricsServer !== null && metricsListen !== null) {
        await listen(metricsServer, metricsListen, "METRICS_LISTEN");
      }
      if (consoleApp !== null && consoleListen !== null) {
        await listen(consoleApp, consoleListen, "STAFF_LISTEN");
      }
      await listen(app, config);
      outbox.start();
      maintenance.start();
      packing.start();
    },
    /** Tells whether the demo product is there to log in to. */
    settleDemoProduct: (isRunning: boolean) =>
      settleDemoClients({ database, clock, config }, isRunning),
    /** Lets balancers go elsewhere before `stop`, for `DRAIN_SECONDS`. */
    async drain() {
      await Promise.all(drains.map((each) => each.run(config.drainSeconds)));
    },
    /** Answers what was accepted, lets the workers finish, closes the database. */
    async stop() {
      packing.stop();
      await Promise.all([app.close(), consoleApp?.close()]);
      await Promise.all(drains.map((each) => each.ended()));
      await metricsServer?.close();
      await Promise.all([outbox.stop(), maintenance.stop()]);
      await formProgress.end(database);
      await services.close();
      await stopTracing();
    },
  };
}

/** Every route, in the order in which they are looked up last: the site takes what is left. */
async function registerRoutes(
  app: FastifyInstance,
  services: Services,
  {
    drain,
    built,
    formProgress,
  }: { drain: Drain; built: LoadedSite; formProgress: FormProgressCounts },
): Promise<void> {
  const { config, database, clock, metrics } = services;
  timeRequests(app, metrics);
  if (config.metricsListen === null) serveMetricsLocally(app, metrics);
  registerHealth(app, { ...services, drain });
  registerWellKnown(app, { ...services, publicUrl: config.publicUrl });
  registerCspReport(app, metrics.registry);
  registerFormProgress(app, formProgress);
  await registerDevelopment(app, { config, database, everyMessage: messagesFor(config) });
  registerApis(app, services);
  if (config.openid) registerOpenid(app, services);
  const isShared = isConsoleShared(config);
  if (config.console !== null && isShared) registerConsoleApi(app, services, config.console);
  const place = { folder: join(config.dataDir, "assets"), now: clock() };
  const part = isShared ? "both" : "people";
  const answered = countQuickAnswers(metrics);
  await registerSite(app, config, { built, part, place, forms: services, answered });
}
