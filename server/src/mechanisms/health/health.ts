import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { isMigrated } from "../database/migrate.ts";
import { outboxStatus } from "../outbox/outbox-store.ts";

/** Seconds after which a message that still waits makes the process not ready: nothing is leaving. */
const oldestWaitingSeconds = 900;

/** `GET /healthz`: the process answers. `GET /readyz`: database, migrations and outbox are in order. */
export function registerHealth(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  app.get("/healthz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    const checks = await check(database, clock());
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "not ready", checks });
  });
}

async function check(database: Database, now: Date) {
  try {
    await database.ping();
    const { ageSeconds } = await outboxStatus(database.kysely, now);
    return {
      database: true,
      migrations: await isMigrated(database),
      outbox: ageSeconds < oldestWaitingSeconds,
    };
  } catch {
    return { database: false, migrations: false, outbox: false };
  }
}
