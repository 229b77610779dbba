import type { FastifyInstance } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { isMigrated } from "../platform/database/migrate.ts";
import { busyRetrySeconds } from "../platform/http/error-handler.ts";
import { outboxStatus } from "../platform/outbox/outbox-store.ts";

/** Seconds after which a message that still waits counts as late. */
const lateSeconds = 900;

/**
 * `GET /healthz`: the process responds. `GET /readyz`: it can serve; 503 when it cannot, or is about to stop. A late
 * outbox is reported but does not make a process unready: while a mail server is unavailable, people can still log in.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, clock, drain }: { database: Database; clock: Clock; drain: { isDraining: boolean } },
): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const checks = await check(database, clock());
    const isReady = checks.database && checks.migrations && !drain.isDraining;
    const status = isReady ? "ready" : "not ready";
    if (!isReady) reply.code(503).header("Retry-After", String(busyRetrySeconds));
    return reply.send({ status, checks });
  });
}

async function check(database: Database, now: Date) {
  try {
    await database.ping();
    const { ageSeconds } = await outboxStatus(database.kysely, now);
    return {
      database: true,
      migrations: await isMigrated(database),
      outbox: ageSeconds < lateSeconds,
    };
  } catch {
    return { database: false, migrations: false, outbox: false };
  }
}
