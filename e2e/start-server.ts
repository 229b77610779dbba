import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { consoleOrigin, dataFolder, fullHallNetwork, siteOrigin } from "./addresses.ts";
import { serverEnvironment } from "./server-environment.ts";

/** Starts the server with its own data folder, which is deleted when it stops. */
const server = spawn(process.execPath, ["server/src/main.ts"], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
  env: {
    ...serverEnvironment(siteOrigin, dataFolder),
    STAFF_LISTEN: new URL(consoleOrigin).host,
    STAFF_URL: consoleOrigin,
    // Lets tests send client addresses of this network, which need a proof of work after one sign-up.
    TRUST_PROXY: "1",
    NETWORKS: JSON.stringify({ [fullHallNetwork]: { signUpByAddress: { perHour: 1 } } }),
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(dataFolder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
