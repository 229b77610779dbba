import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Config } from "./config.ts";

const demoMain = fileURLToPath(new URL("../../demo/src/main.ts", import.meta.url));

/**
 * Starts the stand-in product beside the server, as a process of its own that is told nothing but the
 * front door's address and where its keys lie, and ends with this process.
 * @returns how to end it earlier
 */
export function startDemoProduct(config: Config, productKeysFile: string): () => void {
  const child = spawn(process.execPath, [demoMain], {
    stdio: ["pipe", "inherit", "inherit"],
    env: {
      DEMO_URL: config.products.practice.origin,
      FRONTDOOR_URL: config.publicUrl,
      DEMO_KEYS_FILE: productKeysFile,
    },
  });
  return () => child.kill();
}
