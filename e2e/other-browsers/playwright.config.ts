import { defineConfig } from "@playwright/test";
import { isWhole } from "../fixtures/looks.ts";
import journeys from "../playwright.config.ts";

/** Outside nightly runs, tests with a browser's tag run only in that browser, and tests without a tag in both. */
const notIn = (browser: string) => (isWhole ? {} : { grepInvert: new RegExp(`@${browser}\\b`) });

/**
 * The main journeys in Firefox and WebKitGTK. Playwright cannot drive them as Debian packages them, so it runs the
 * tests and WebDriver drives the browsers.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  testIgnore: isWhole ? [] : ["**/*.nightly.journey.ts"],
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  ...(journeys.timeout && { timeout: journeys.timeout }),
  ...(journeys.expect && { expect: journeys.expect }),
  reporter: "list",
  // A worker for each browser, so that each starts once.
  projects: [
    { name: "firefox", workers: 1, ...notIn("webkit") },
    // WebDriver drives WebKitGTK by script in the page, so pages without script cannot be tested.
    { name: "webkit", workers: 1, ...notIn("firefox"), testIgnore: "**/without-script.*" },
  ],
  ...(journeys.webServer && { webServer: journeys.webServer }),
});
