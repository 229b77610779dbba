import type { ProductName } from "@frontdoor/contract/products.ts";
import { createTestClock } from "../../../test/clock.ts";
import { silentLog } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { createOutboxWorker } from "../../platform/outbox/outbox-worker.ts";
import { notifyProduct } from "../events/product-events.ts";
import { webhookHandlers } from "./deliver.ts";
import { listDeliveries } from "./delivery-store.ts";
import { webhookJobs } from "./webhook-jobs.ts";
import { addWebhook } from "./webhook-store.ts";

/** Webhooks on a clock of their own, without what earlier tests left. */
export async function openWebhooks(database: Database) {
  const { kysely } = database;
  for (const table of ["outbox", "product_events", "webhooks"] as const) {
    await kysely.deleteFrom(table).execute();
  }
  const time = createTestClock();
  const config = { webhookNetworks: ["127.0.0.0/8", "::1"] };
  const deps = { clock: time.clock, keys: createTestKeys(), config };
  const nothing = async () => undefined;
  return {
    ...time,
    ...deps,
    add: (url: string, product: ProductName = "practice") =>
      kysely.transaction().execute((tx) => addWebhook(tx, deps, { product, url })),
    tell: (subjectId: string, product: ProductName = "practice") =>
      kysely
        .transaction()
        .execute((tx) => notifyProduct(tx, deps, { product, kind: "password-changed", subjectId })),
    /** What a process has; each counts for itself what is under way. */
    worker: (timeoutMilliseconds = 5_000) =>
      createOutboxWorker({
        ...deps,
        database,
        jobs: webhookJobs,
        handlers: webhookHandlers({ ...deps, timeoutMilliseconds }),
        transports: { email: nothing, sms: nothing },
        log: silentLog,
        drainMilliseconds: 100,
      }),
    deliveries: (webhookId: string) => listDeliveries(kysely, { webhookId, limit: 100 }),
    rows: () => kysely.selectFrom("outbox").selectAll().orderBy("id").execute(),
  };
}
