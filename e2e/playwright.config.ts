import { defineConfig } from "@playwright/test";
import { pseudoStarter, siteOrigin } from "./addresses.ts";
import { isWhole } from "./fixtures/looks.ts";

/** How long a journey may take, and one of its looks: many times what they do, for machines that are slow or busy. */
const limits = { test: 300_000, look: 30_000, start: 300_000 };

const server = {
  cwd: `${import.meta.dirname}/..`,
  reuseExistingServer: process.env.CI === undefined,
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  stdout: "pipe",
  timeout: limits.start,
} as const;

const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const shell = { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args };
/** How the whole browser is started. */
export const wholeBrowser = {
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? shell.executablePath,
  args,
};
/** What only the whole browser does: keep a page that was left, be idle, draw bars and foreign letters. */
const ofWholeBrowser = [
  "**/flows/kept-pages.*",
  "**/quality/mocks.*",
  "**/quality/modal.*",
  "**/quality/pseudo-mocks.*",
  "**/quality/weight.*",
];

/** What runs at night alone: every page, language or form of what `npm test` runs one or two of. */
const ofNight = isWhole ? [] : ["**/*.nightly.spec.ts"];

/** The journeys of people through the built site, against the real server (`npm test` runs them). */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // A journey often waits: for a page, for what a hash costs, for a server of its own.
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
    // A trace of every journey costs a third of their time: `--trace on` makes one when it is wanted.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "shell", testIgnore: [...ofWholeBrowser, ...ofNight], use: { launchOptions: shell } },
    {
      name: "whole-browser",
      testMatch: ofWholeBrowser,
      testIgnore: ofNight,
      use: { launchOptions: wholeBrowser },
    },
  ],
  webServer: [
    { ...server, command: "node e2e/start-server.ts", url: `${siteOrigin}/readyz` },
    ...(isWhole ? [{ ...server, command: "node e2e/start-pseudo.ts", url: pseudoStarter }] : []),
  ],
});
