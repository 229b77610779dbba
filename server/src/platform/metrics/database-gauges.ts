import { Counter, Gauge, type Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { type OutboxStatus, outboxStatus } from "../outbox/outbox-store.ts";

/**
 * What the database alone knows, asked once for each scrape. While it is away its own gauge says so and
 * the others have no value: the last one would lie, and the rest of the metrics is wanted most then.
 */
export function addDatabaseGauges(
  registers: Registry[],
  { database, clock }: { database: Database; clock: Clock },
): void {
  const status = sharedWhileAsking(() =>
    outboxStatus(database.kysely, clock()).catch((): null => null),
  );
  new Gauge({
    name: "frontdoor_database_up",
    help: "Whether the database answers",
    registers,
    async collect() {
      this.set((await status()) === null ? 0 : 1);
    },
  });
  new Counter({
    name: "frontdoor_replica_reads_total",
    help: "Reads for which there is a replica, by the server that took them",
    labelNames: ["from"],
    registers,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(database.replicaReads ?? {})) {
        this.inc({ from }, count);
      }
    },
  });
  new Gauge({
    name: "frontdoor_outbox_age_seconds",
    help: "Age of the oldest outbox row that should have left",
    registers,
    async collect() {
      const known = await status();
      if (known === null) this.remove();
      else this.set(known.ageSeconds);
    },
  });
  new Gauge({
    name: "frontdoor_outbox_rows",
    help: "Outbox rows by state",
    labelNames: ["state"],
    registers,
    async collect() {
      const known = await status();
      this.reset();
      if (known === null) return;
      const { ageSeconds: _, ...rows } = known;
      for (const [state, count] of Object.entries(rows)) this.set({ state }, count);
    },
  });
}

/** Gauges are read at once: the first asks, the others wait with it. */
function sharedWhileAsking(
  ask: () => Promise<OutboxStatus | null>,
): () => Promise<OutboxStatus | null> {
  let asking: Promise<OutboxStatus | null> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
