import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Config } from "../config/config.ts";
import { demoOriginOf } from "../config/demo-origin.ts";

const demoMain = fileURLToPath(new URL("../../../demo/src/main.ts", import.meta.url));

export type DemoProduct = Awaited<ReturnType<typeof startDemoProduct>>;

/**
 * Starts the demo product as a process of its own, which ends with this one. It gets only the front door's address and
 * the path of its keys. Resolves once it listens, or has ended before.
 */
export async function startDemoProduct(
  config: Pick<Config, "products" | "publicUrl">,
  productKeysFile: string,
) {
  const child = spawn(process.execPath, [demoMain], {
    stdio: ["pipe", "inherit", "inherit", "ipc"],
    env: {
      DEMO_URL: demoOriginOf(config),
      FRONTDOOR_URL: config.publicUrl,
      DEMO_KEYS_FILE: productKeysFile,
    },
  });
  const isRunning = await new Promise<boolean>((resolve) => {
    child.once("message", () => resolve(true));
    child.once("exit", () => resolve(false));
    child.once("error", () => resolve(false));
  });
  return {
    /** Whether it listens; if not, the reason is on standard error. */
    isRunning,
    /** Ends it before this process does. */
    stop: () => child.kill(),
  };
}
