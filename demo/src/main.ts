import { readFileSync } from "node:fs";
import { createDemo } from "./demo.ts";

/**
 * The stand-in product. Environment: `DEMO_URL` its own address, `FRONTDOOR_URL` where codes are
 * redeemed, `DEMO_KEYS_FILE` a JSON file `{practice, academic}` with the keys of both products. It ends
 * when its standard input does, so that it never outlives the server that started it.
 */
const address = new URL(process.env.DEMO_URL ?? "http://localhost:3001");
const frontdoorUrl = process.env.FRONTDOOR_URL ?? "http://localhost:3000";
const keys = JSON.parse(
  readFileSync(process.env.DEMO_KEYS_FILE ?? "data/product-keys.json", "utf8"),
);

const app = await createDemo({ frontdoorUrl, keys });
await app.listen({ port: Number(address.port || 80), host: address.hostname });
process.stdin.on("close", () => process.exit(0)).resume();
