import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { startPostgres } from "./postgres.ts";

const memory = "/dev/shm";
const neededBytes = 4 * 2 ** 30;

/** Starts a server, prints its address for `TEST_DATABASE_URL`, and ends it with this process. */
const binaries = process.argv[2];
const server = await startPostgres({
  ...(binaries !== undefined && { binaries }),
  parent: hasRoom(memory) ? memory : tmpdir(),
  settings: () => ["max_wal_size=256MB"],
});
process.stdout.write(`${server.url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
setInterval(() => {}, 2 ** 30);

/** In memory where there is room: a disk spends more on the 640 files of each test's database than PostgreSQL does. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
