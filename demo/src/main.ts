import { readFileSync } from "node:fs";
import { startDemo } from "./start-demo.ts";

/**
 * The stand-in product. Environment: `DEMO_URL` its own address (or only `DEMO_PORT`), `FRONTDOOR_URL`
 * where codes are redeemed, `DEMO_KEYS_FILE` a JSON file `{practice, academic}` with the keys of both
 * products. It ends when its standard input does, so that it never outlives the server that started it,
 * and tells that one when it listens.
 */
const { DEMO_PORT = "3001", FRONTDOOR_URL: frontdoorUrl = "http://localhost:3000" } = process.env;
const address = new URL(process.env.DEMO_URL ?? `http://localhost:${DEMO_PORT}`);
const keysFile = process.env.DEMO_KEYS_FILE ?? "data/product-keys.json";

try {
  const keys = JSON.parse(readFileSync(keysFile, "utf8"));
  const port = Number(address.port || 80);
  const demo = await startDemo({ port, host: address.hostname, frontdoorUrl, keys });
  process.send?.("listening");
  const stop = () => void demo.stop().then(() => process.exit(0));
  process.stdin.once("close", stop).resume();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The stand-in product did not start: ${reason}\n`);
  process.exit(1);
}
