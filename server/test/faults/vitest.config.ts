import { join } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * The long forms: twenty kills, five hundred pairs of logins. Run them with
 * `vitest run --config server/test/faults/vitest.config.ts`, once as it is and once with
 * `TEST_DATABASE_URL` set, on a machine that does nothing else.
 */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../../.."),
    include: [
      "server/test/{faults,model}/*.fault.ts",
      "server/test/parity/*.parity.ts",
      "scripts/{release,deploy}/*.fault.ts",
    ],
    globalSetup: ["server/test/migrated.ts"],
    environment: "node",
    pool: "forks",
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
