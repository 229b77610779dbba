import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, fullHallNetwork, siteOrigin } from "./addresses.ts";
import { serverEnvironment } from "./server-environment.ts";

/** Starts the product with an empty data folder of its own, which disappears with it. */
const server = spawn(process.execPath, ["server/src/main.ts"], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
  env: {
    ...serverEnvironment(siteOrigin, dataFolder),
    // But for those that say they come from the full hall: one of them signs up unasked.
    TRUST_PROXY: "1",
    NETWORKS: JSON.stringify({ [fullHallNetwork]: { signUpByAddress: { perHour: 1 } } }),
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(dataFolder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
