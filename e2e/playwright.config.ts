import { defineConfig } from "@playwright/test";
import { withoutAddressBar } from "../scripts/testing/chromium-features.ts";
import { pseudoStarter, siteOrigin } from "./addresses.ts";
import { isWhole } from "./fixtures/looks.ts";
import "./localhost.ts";

/**
 * Timeouts in milliseconds of a test, an expectation and the server's start: far longer than needed, for busy
 * machines. At night one journey visits every screen of the console, or fails every script of a form.
 */
const limits = { test: isWhole ? 1_800_000 : 300_000, look: 30_000, start: 300_000 };

const server = {
  cwd: `${import.meta.dirname}/..`,
  reuseExistingServer: process.env.CI === undefined,
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  stdout: "pipe",
  timeout: limits.start,
} as const;

/** Without a spare process beside each page, a context and its first page take a quarter less of the processor. */
const args = ["--renderer-process-limit=1", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
const shell = { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args };
/** The whole Chromium instead of its headless shell, with the two things that Playwright takes from it. */
const wholeBrowser = {
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? shell.executablePath,
  args: [...args, withoutAddressBar],
  ignoreDefaultArgs: ["--disable-back-forward-cache", "--hide-scrollbars"],
};
/** Tests of what the headless shell cannot do: the back/forward cache, idle callbacks, scroll bars, fallback fonts. */
const ofWholeBrowser = [
  "**/flows/kept-pages.*",
  "**/quality/illustrations.*",
  "**/quality/modal.*",
  "**/quality/pseudo-illustrations.*",
  "**/quality/weight.*",
];

/** Tests that run only at night: all pages, languages or forms, of which `npm test` runs one or two. */
const ofNight = isWhole ? [] : ["**/*.nightly.spec.ts"];

/** Journeys of people through the built site, with the real server (`npm test` runs them). */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // More workers than cores, because journeys often wait for a page, a password hash or a server.
  workers: "150%",
  retries: 0,
  timeout: limits.test,
  expect: { timeout: limits.look },
  reporter: "list",
  use: {
    baseURL: siteOrigin,
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // No traces by default, because they cost a third of the time; `--trace on` records them.
    screenshot: "only-on-failure",
  },
  projects: [
    // Runs beside the other from the start, in one worker, so that this slower browser starts once.
    {
      name: "whole-browser",
      workers: 1,
      testMatch: ofWholeBrowser,
      testIgnore: ofNight,
      use: { launchOptions: wholeBrowser },
    },
    { name: "shell", testIgnore: [...ofWholeBrowser, ...ofNight], use: { launchOptions: shell } },
  ],
  webServer: [
    { ...server, command: "node e2e/start-server.ts", url: `${siteOrigin}/readyz` },
    ...(isWhole ? [{ ...server, command: "node e2e/start-pseudo.ts", url: pseudoStarter }] : []),
  ],
});
