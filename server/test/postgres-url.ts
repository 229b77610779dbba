import { startPostgres } from "./postgres.ts";

/** Starts a server, prints its address for `TEST_DATABASE_URL`, and ends it with this process. */
const binaries = process.argv[2];
const server = await startPostgres(binaries === undefined ? {} : { binaries });
process.stdout.write(`${server.url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
setInterval(() => {}, 2 ** 30);
