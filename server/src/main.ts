import { resolve } from "node:path";
import { type Config, readConfig } from "./config.ts";
import { startDemoProduct } from "./demo-product.ts";
import { startWatchdog } from "./mechanisms/watchdog/watchdog.ts";
import { createServer } from "./server.ts";

/** Seconds in which a stopping process finishes what it has accepted; then it leaves anyway. */
const shutdownSeconds = 10;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const server = await createServer(config);
  await server.start();
  startWatchdog();
  const stopDemo =
    server.productKeysFile !== null && config.demoProduct
      ? startDemoProduct(config, server.productKeysFile)
      : () => {};
  process.stdout.write(whereThingsAre(config));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      stopDemo();
      setTimeout(() => process.exit(1), shutdownSeconds * 1000).unref();
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** What a person needs to know after `npm start`. */
function whereThingsAre(config: Config): string {
  const lines = [
    `The front door is open at ${config.publicUrl}`,
    config.databaseUrl === null
      ? `Its data lies in ${resolve(config.dataDir)}`
      : "Its data lies in the PostgreSQL database of DATABASE_URL",
    ...(config.inbox ? [`Captured mails and SMS: ${config.publicUrl}/dev/inbox`] : []),
    ...(config.demoProduct ? [`The stand-in product: ${config.products.practice.startUrl}`] : []),
  ];
  return `\n${lines.join("\n")}\n\n`;
}
