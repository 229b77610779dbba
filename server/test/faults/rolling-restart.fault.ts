import { test } from "vitest";
import { expectNoneLost, restartUnderLoad } from "./rolling-restart.ts";

const production = 5;

test.runIf(process.env.TEST_DATABASE_URL)(
  "two processes behind nginx are restarted one after the other, and of 5,000 requests none is lost",
  async () => {
    const told = await restartUnderLoad(5_000, production);
    process.stdout.write(`${told.answered} answered, ${told.failed.length} lost\n`);
    expectNoneLost(told, 5_000);
  },
);
