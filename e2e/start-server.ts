import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, fullHallNetwork, productOrigin, siteOrigin } from "./addresses.ts";

/** Starts the product with an empty data folder of its own, which disappears with it. */
const generous = { perHour: 100_000, perDay: 100_000 };
const server = spawn(process.execPath, ["server/src/main.ts"], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: new URL(siteOrigin).port,
    DATA_DIR: dataFolder,
    LOG_LEVEL: "warn",
    PRACTICE_PRODUCT_URL: `${productOrigin}/practice`,
    ACADEMIC_PRODUCT_URL: `${productOrigin}/academic`,
    KIOSK_URL: `${productOrigin}/kiosk/{practiceId}`,
    // Every journey comes from one address.
    LIMITS: JSON.stringify({
      signUpByAddress: generous,
      takenNameByAddress: generous,
      resetByAddress: generous,
      reminderByAddress: generous,
      otpByAddress: generous,
      failedNamesByAddress: generous,
      contactByAddress: generous,
    }),
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
