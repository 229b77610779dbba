import { realms } from "@frontdoor/contract/products.ts";
import type { FastifyInstance } from "fastify";
import { staffJobs } from "../directory/staff/console-jobs.ts";
import { inRealm, outboxJobs } from "../identity/outbox-jobs.ts";
import { webhookHandlers } from "../integrations/webhooks/deliver.ts";
import { webhookJobs } from "../integrations/webhooks/webhook-jobs.ts";
import { createOutboxWorker, type OutboxWorker } from "../platform/outbox/outbox-worker.ts";
import { writeEarly } from "../platform/receipts/record-receipt.ts";
import type { Services } from "../process/services.ts";
import { academicOutboxHandlers, registerAcademicApi } from "./academic/academic-api.ts";
import { registerAccountApi } from "./account/account-api.ts";
import { noteEnd, registerCallbacks } from "./callbacks/callbacks.ts";
import { practiceOutboxHandlers, registerPracticeApi } from "./practice/practice-api.ts";
import { registerProductsApi } from "./products/products-api.ts";
import { registerProxy } from "./proxy/proxy.ts";
import { staffMailHandlers } from "./staff/staff-mails.handlers.ts";

/** Serves the practice, academic, products and account APIs; the first two by a proxy where another back end is configured. */
export function registerApis(app: FastifyInstance, services: Services): void {
  const { isHttps, backEnds } = services.config;
  const deps = { ...services, isHttps };
  const ownApis = { practice: registerPracticeApi, academic: registerAcademicApi };
  for (const realm of realms) {
    const backEnd = backEnds[realm];
    if (backEnd === null) ownApis[realm](app, deps);
    else registerProxy(app, realm, backEnd);
  }
  const isShared = isConsoleShared(services.config);
  registerProductsApi(app, { ...deps, hasConsole: isShared });
  registerAccountApi(app, deps);
  registerCallbacks(app, services);
}

/** Whether the console shares the address of the site, as configured. */
export function isConsoleShared({ console: its }: Services["config"]): boolean {
  return its !== null && its.listen === null;
}

/** The worker that runs the jobs of the outbox. @param clock decides what is due; the handlers keep the platform's */
export function createApisWorker(services: Services, clock = services.clock): OutboxWorker {
  const handlers = {
    ...inRealm("practice", practiceOutboxHandlers(services)),
    ...inRealm("academic", academicOutboxHandlers(services)),
    ...webhookHandlers(services),
    ...staffMailHandlers(services),
  };
  const jobs = { ...outboxJobs, ...webhookJobs, ...staffJobs };
  const { database, metrics } = services;
  const receipts = { database, clock: services.clock, onEnded: noteEnd(services) };
  return createOutboxWorker({
    ...services,
    clock,
    jobs,
    handlers,
    async onHandedOver({ id }, { provider, providerId, country }) {
      metrics.handedOver.inc({ provider, country: country ?? "" });
      await writeEarly(receipts, provider, [
        { id, providerId: null },
        ...(providerId === null ? [] : [{ id: null, providerId }]),
      ]);
    },
  });
}
