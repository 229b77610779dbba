import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { layMigrated } from "../server/test/lay.ts";
import { productOrigin } from "./addresses.ts";

const generous = { perHour: 100_000, perDay: 100_000 };

/** Creates a migrated data folder, and returns the environment of a server for the journeys. */
export function serverEnvironment(origin: string, dataFolder: string) {
  layMigrated(dataFolder);
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, "fixtures/at-once.ts")}`,
    PORT: new URL(origin).port,
    DATA_DIR: dataFolder,
    // The database exists already, so the server needs a master key.
    MASTER_KEY: randomBytes(32).toString("hex"),
    LOG_LEVEL: "warn",
    // Journeys hash some three hundred passwords; what a hash costs in earnest is measured by no journey.
    ARGON2_MEMORY_KIB: "64",
    PRACTICE_PRODUCT_URL: `${productOrigin}/practice`,
    ACADEMIC_PRODUCT_URL: `${productOrigin}/academic`,
    KIOSK_URL: `${productOrigin}/kiosk/{practiceId}`,
    // All journeys come from the same address.
    LIMITS: JSON.stringify({
      signUpByAddress: generous,
      takenNameByAddress: generous,
      resetByAddress: generous,
      reminderByAddress: generous,
      otpByAddress: generous,
      failedNamesByAddress: generous,
      contactByAddress: generous,
    }),
  };
}
