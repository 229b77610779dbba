import { test } from "vitest";
import { expectNoneLost, restartUnderLoad } from "./rolling-restart.ts";

test.runIf(process.env.TEST_DATABASE_URL)(
  "two processes behind nginx are restarted one after the other, and no request is lost",
  async () => expectNoneLost(await restartUnderLoad(600, 1), 600),
);
