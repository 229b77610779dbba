import { globSync, readFileSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { withoutAddressBar } from "./scripts/testing/chromium-features.ts";
import { LongestFirst } from "./scripts/testing/longest-first.ts";
import { css } from "./site/app/styles/css-target.ts";

const workspaces = ["brand", "words", "contract", "demo", "scripts", "site"];
/** The timeout of a test or hook: many times what it takes, because machines can be slow or busy. */
const limit = 600_000;
/** The timeout for a screen to show the expected content. */
const lookLimit = 30_000;
/** Tests that run only in `npm run test:nightly`. */
const ofNight = process.env.NIGHTLY === "1" ? [] : ["**/*.nightly.test.{ts,tsx}"];
const screenTests = "**/*.browser.test.tsx";

/** Tests that use the embedded database even with `TEST_DATABASE_URL`; they need not run on PostgreSQL as well. */
const embeddedOnly = [
  "server/src/process/services.test.ts",
  "server/src/cli/backup/*.test.ts",
  "server/src/platform/database/embedded/{durable-folder,embedded,embedded-client,private-folder}.test.ts",
];

/**
 * Files that replace modules or globals; each runs in its own process, so that later files do not see the
 * replacement.
 */
function replacing(files: string): string[] {
  const found = globSync(files, { cwd: import.meta.dirname, exclude: [screenTests] });
  return found.filter((file) =>
    /vi\.(?:mock|stubGlobal)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
  );
}
const unitsAlone = replacing(`{${workspaces.join(",")}}/{app,scripts,src}/**/*.test.{ts,tsx}`);
const serverAlone = replacing("server/{src,test}/**/*.test.ts");

/**
 * One project for each workspace, so that `--project contract` runs its tests alone. Tests are beside their sources;
 * the journeys in `e2e` are run by Playwright.
 */
export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: limit,
    hookTimeout: limit,
    expect: { poll: { timeout: lookLimit } },
    sequence: { sequencer: LongestFirst },
    projects: [
      ...workspaces.map((name) => ofWorkspace(name)),
      { extends: true, test: { name: "units-alone", include: unitsAlone } },
      server({ name: "server", isolate: false, exclude: serverAlone }),
      server({ name: "server-alone", include: serverAlone }),
      screens(),
    ],
  },
});

/** Files share processes (`isolate: false`), because starting a process takes longer than most files. */
function ofWorkspace(name: string) {
  const include = [`${name}/**/*.test.{ts,tsx}`];
  const exclude = [...configDefaults.exclude, ...ofNight, screenTests, ...unitsAlone];
  return { extends: true as const, test: { name, isolate: false, include, exclude } };
}

/** Files share processes here too, because the server's modules keep no state. */
function server({ include = ["server/**/*.test.ts"], exclude = [] as string[], ...options }) {
  const elsewhere = process.env.TEST_DATABASE_URL === undefined ? [] : embeddedOnly;
  return {
    extends: true as const,
    test: {
      ...options,
      include,
      exclude: [...configDefaults.exclude, ...ofNight, ...elsewhere, ...exclude],
      globalSetup: ["server/test/migrated.ts"],
      setupFiles: ["server/test/reserved-names.ts"],
    },
  };
}

/** Mounts whole screens in a browser; each test fakes the back end. */
function screens() {
  const launchOptions = {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [withoutAddressBar, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  };
  const viewport = { width: 1440, height: 900 };
  const contextOptions = {
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    reducedMotion: "reduce",
    viewport,
  } as const;
  return {
    extends: true as const,
    root: "site",
    css,
    // Lists all entries: a dependency found during a test would be bundled then, and the page would reload.
    optimizeDeps: {
      entries: ["app/**/*.route.tsx", "{app,scripts}/**/*.browser.test.tsx", "test/*.ts*"],
    },
    test: {
      name: "screens",
      // Files share a page; each test resets it (test/each-test.ts).
      isolate: false,
      root: "site",
      include: [`{app,scripts}/${screenTests}`],
      setupFiles: ["test/plain-react.ts", "test/each-test.ts"],
      expect: { poll: { interval: 20, timeout: lookLimit } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        locators: { exact: false },
        viewport,
        provider: playwright({ launchOptions, contextOptions, actionTimeout: lookLimit }),
        instances: [{ browser: "chromium" as const }],
      },
    },
  };
}
