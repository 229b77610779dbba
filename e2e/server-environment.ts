import { join } from "node:path";
import { productOrigin } from "./addresses.ts";

const generous = { perHour: 100_000, perDay: 100_000 };

/** The environment of a server that journeys run against, with an empty data folder of its own. */
export function serverEnvironment(origin: string, dataFolder: string) {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, "fixtures/at-once.ts")}`,
    PORT: new URL(origin).port,
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
  };
}
