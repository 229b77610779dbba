import { readConfig } from "./config.ts";
import { createServer } from "./server.ts";

/** Seconds in which a stopping process finishes what it has accepted; then it leaves anyway. */
const shutdownSeconds = 10;

try {
  const server = await createServer(readConfig(process.env, process.argv.slice(2)));
  await server.start();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), shutdownSeconds * 1000).unref();
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
