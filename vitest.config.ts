import { defineConfig } from "vitest/config";

const workspaces = ["brand", "contract", "demo", "scripts", "server", "site"];

/**
 * One project for each workspace, so that `--project contract` runs its tests alone. Each takes the
 * tests that lie beside its sources; the browser journeys in `e2e` belong to Playwright.
 */
export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: workspaces.map((name) => ({
      extends: true,
      test: {
        name,
        include: [`${name}/**/*.test.{ts,tsx}`],
        globalSetup: name === "server" ? ["server/test/migrated.ts"] : [],
      },
    })),
  },
});
