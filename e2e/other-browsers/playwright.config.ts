import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/**
 * The main journeys once more in Firefox and in WebKitGTK, which Playwright does not drive as Debian
 * packages them: it runs the tests, and the browsers are driven by WebDriver.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // A message leaves at some moment within four seconds.
  expect: { timeout: 20_000 },
  reporter: "list",
  projects: [{ name: "firefox" }, { name: "webkit" }],
  ...(journeys.webServer && { webServer: journeys.webServer }),
});
