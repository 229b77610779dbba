import { readFileSync } from "node:fs";
import { startDemo } from "./demo.ts";

/**
 * The demo product. Environment: `DEMO_URL` is its own origin, `FRONTDOOR_URL` is where people log in,
 * `DEMO_KEYS_FILE` is a JSON file `{practice, academic}` with the keys of both products; `PRACTICE_WEBHOOK_SECRET` and
 * `ACADEMIC_WEBHOOK_SECRET` are the webhook secrets of products that have a webhook. The process sends its parent
 * "listening" when it is ready, and exits when its standard input closes, so that it never outlives the parent.
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
  process.stderr.write(`The demo product did not start: ${reason}\n`);
  process.exit(1);
}
