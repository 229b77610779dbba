import "./process/thread-pool.ts";
import { readConfig } from "./config/config.ts";
import { type DemoProduct, startDemoProduct } from "./demo/demo-product.ts";
import { startMessage } from "./demo/start-message.ts";
import { startWatchdog } from "./platform/watchdog/watchdog.ts";
import { keepSecretsOutOfReports } from "./process/crash-reports.ts";
import { operatorMessage } from "./process/operator-message.ts";
import { releaseMemory } from "./process/release-memory.ts";
import { createServer } from "./server.ts";

/** Seconds in which a stopping process finishes what it has accepted; then it leaves anyway. */
const shutdownSeconds = 10;

// What the server writes holds people's data, the engine's own files included.
process.umask(0o077);

try {
  const config = readConfig(process.env, process.argv.slice(2));
  keepSecretsOutOfReports(process.env);
  const server = await createServer(config);
  await startWatchdog();
  await server.start();
  let demo: DemoProduct | null = null;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      demo?.stop();
      // A person at a terminal waits for no balancer.
      if (signal === "SIGTERM" && config.drainSeconds > 0) await server.drain();
      setTimeout(() => process.exit(1), shutdownSeconds * 1000).unref();
      void server.stop().then(() => process.exit(0));
    });
  }
  if (server.productKeysFile !== null && config.demoProduct) {
    demo = await startDemoProduct(config, server.productKeysFile);
  }
  await server.settleDemoProduct(demo?.isRunning ?? false);
  process.stdout.write(startMessage(config, demo, server.demoOwnerCodes));
  releaseMemory();
} catch (error) {
  const words = operatorMessage(error) ?? (error instanceof Error ? error.message : String(error));
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
