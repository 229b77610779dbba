import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import { lastBackup } from "../database/embedded/last-backup.ts";

/**
 * What the disk of the data folder has left, and when the last backup was noted in it. What cannot be found out has
 * no value: a process over a PostgreSQL server may have no data folder at all.
 */
export function addMachineGauges(registers: Registry[], dataDir: string): void {
  const disk = () => statfs(dataDir).catch((): null => null);
  gauge(registers, "frontdoor_disk_free_bytes", "Room left on the disk of DATA_DIR", async () => {
    const known = await disk();
    return known === null ? null : known.bavail * known.bsize;
  });
  gauge(registers, "frontdoor_disk_size_bytes", "Size of the disk of DATA_DIR", async () => {
    const known = await disk();
    return known === null ? null : known.blocks * known.bsize;
  });
  const backup = "When the last backup was noted in DATA_DIR";
  gauge(registers, "frontdoor_backup_timestamp_seconds", backup, async () => {
    const madeAt = lastBackup(dataDir);
    return madeAt === null ? null : madeAt.getTime() / 1_000;
  });
}

function gauge(
  registers: Registry[],
  name: string,
  help: string,
  find: () => Promise<number | null>,
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
