import { readFileSync } from "node:fs";
import { startDemo } from "./start-demo.ts";

/**
 * The stand-in product. Environment: `DEMO_URL` its own address, `FRONTDOOR_URL` where people log in,
 * `DEMO_KEYS_FILE` a JSON file `{practice, academic}` with the keys of both products, and for a product that has a
 * webhook its secret in `PRACTICE_WEBHOOK_SECRET` or `ACADEMIC_WEBHOOK_SECRET`. It ends when its standard input does,
 * so that it never outlives the server that started it, and tells that one when it listens.
 */
const { env } = process;
const { DEMO_URL = "http://localhost:3001", FRONTDOOR_URL = "http://localhost:3000" } = env;
const keysFile = env.DEMO_KEYS_FILE ?? "data/product-keys.json";
const webhookSecrets = {
  ...(env.PRACTICE_WEBHOOK_SECRET ? { practice: env.PRACTICE_WEBHOOK_SECRET } : {}),
  ...(env.ACADEMIC_WEBHOOK_SECRET ? { academic: env.ACADEMIC_WEBHOOK_SECRET } : {}),
};

try {
  const demo = await startDemo({
    origin: new URL(DEMO_URL).origin,
    frontdoorUrl: FRONTDOOR_URL,
    keys: JSON.parse(readFileSync(keysFile, "utf8")),
    webhookSecrets,
  });
  process.send?.("listening");
  const stop = () => void demo.close().then(() => process.exit(0));
  process.stdin.once("close", stop).resume();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The stand-in product did not start: ${reason}\n`);
  process.exit(1);
}
