import { defineConfig } from "@playwright/test";
import { pseudoStarter, siteOrigin } from "./addresses.ts";

const server = {
  cwd: `${import.meta.dirname}/..`,
  reuseExistingServer: process.env.CI === undefined,
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  stdout: "pipe",
  timeout: 120_000,
} as const;

/** The journeys of people through the built site, against the real server (`npm test` runs them). */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // A journey often waits: for a page, for a mail that leaves at some moment within four seconds.
  workers: "150%",
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: siteOrigin,
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every journey costs a third of their time: `--trace on` makes one when it is wanted.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  webServer: [
    { ...server, command: "node e2e/start-server.ts", url: `${siteOrigin}/readyz` },
    { ...server, command: "node e2e/start-pseudo.ts", url: pseudoStarter },
  ],
});
