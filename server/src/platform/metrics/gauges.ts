import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { Counter, Gauge, type Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { lastBackup } from "../database/embedded/last-backup.ts";
import { type OutboxStatus, outboxStatus } from "../outbox/outbox-store.ts";

/**
 * A gauge whose number is read at each scrape; while that is null the gauge has no value, since the last one would be
 * wrong.
 */
export function addGauge(
  registers: Registry[],
  name: string,
  help: string,
  find: () => number | null | Promise<number | null>,
): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      const value = await find();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

/**
 * Gauges from the database, read once for each scrape. While it is unreachable its own gauge says so and these have no
 * value: the other metrics are needed most then.
 */
export function addDatabaseGauges(
  registers: Registry[],
  { database, clock }: { database: Database; clock: Clock },
): void {
  const status = sharedWhileAsking(() =>
    outboxStatus(database.kysely, clock()).catch((): null => null),
  );
  addGauge(registers, "frontdoor_database_up", "Whether the database answers", async () =>
    (await status()) === null ? 0 : 1,
  );
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
  const age = "Age of the oldest outbox row that should have left";
  addGauge(registers, "frontdoor_outbox_age_seconds", age, async () => {
    return (await status())?.ageSeconds ?? null;
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

/** The library reads all gauges at once: the first starts the query, the others share it. */
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

/**
 * Free space on the data folder's disk, and the time of the last backup. A gauge has no value where it cannot be read:
 * with a PostgreSQL server there may be no data folder.
 */
export function addMachineGauges(registers: Registry[], dataDir: string): void {
  // The database may lie on another disk, by a link.
  const disk = () =>
    statfs(join(dataDir, "database"))
      .catch(() => statfs(dataDir))
      .catch((): null => null);
  const free = "Room left on the disk of DATA_DIR";
  addGauge(registers, "frontdoor_disk_free_bytes", free, async () => {
    const known = await disk();
    return known && known.bavail * known.bsize;
  });
  const size = "Size of the disk of DATA_DIR";
  addGauge(registers, "frontdoor_disk_size_bytes", size, async () => {
    const known = await disk();
    return known && known.blocks * known.bsize;
  });
  const backup = "When the last backup was noted in DATA_DIR";
  addGauge(registers, "frontdoor_backup_timestamp_seconds", backup, () => {
    const madeAt = lastBackup(dataDir);
    return madeAt && madeAt.getTime() / 1_000;
  });
}
