import { defineConfig } from "@playwright/test";
import { isWhole } from "../fixtures/looks.ts";
import journeys from "../playwright.config.ts";

/** By day a journey with a tag is gone through in the browser that it names alone; those without one are in both. */
const notIn = (browser: string) => (isWhole ? {} : { grepInvert: new RegExp(`@${browser}\\b`) });

/**
 * The main journeys once more in Firefox and in WebKitGTK, which Playwright does not drive as Debian
 * packages them: it runs the tests, and the browsers are driven by WebDriver.
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
  projects: [
    { name: "firefox", ...notIn("webkit") },
    // WebKitGTK is driven by script in its pages.
    { name: "webkit", ...notIn("firefox"), testIgnore: "**/without-script.*" },
  ],
  ...(journeys.webServer && { webServer: journeys.webServer }),
});
