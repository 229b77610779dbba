import { globSync, readFileSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.ts";

const workspaces = ["brand", "words", "contract", "demo", "scripts", "site"];
/** How long a test or what goes before it may take: many times what it does, for machines that are slow or busy. */
const limit = 600_000;
/** How long a screen may take until it shows what is looked for. */
const lookLimit = 30_000;
/** What runs at night alone: `npm run test:nightly`. */
const ofNight = process.env.NIGHTLY === "1" ? [] : ["**/*.nightly.test.{ts,tsx}"];
const screenTests = "**/*.browser.test.tsx";

/** These open the embedded database whatever `TEST_DATABASE_URL` says: on a real PostgreSQL they prove nothing new. */
const embeddedOnly = [
  "server/src/process/services.test.ts",
  "server/src/cli/backup/*.test.ts",
  "server/src/platform/database/embedded/{durable-folder,embedded,embedded-client,private-folder}.test.ts",
];

/** These put something else in a module's or a global's place: in a process of their own, nobody after them finds it there. */
function replacing(files: string): string[] {
  const found = globSync(files, { cwd: import.meta.dirname, exclude: [screenTests] });
  return found.filter((file) =>
    /vi\.(?:mock|stubGlobal)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
  );
}
const unitsAlone = replacing(`{${workspaces.join(",")}}/{app,scripts,src}/**/*.test.{ts,tsx}`);
const serverAlone = replacing("server/{src,test}/**/*.test.ts");

/**
 * One project for each workspace, so that `--project contract` runs its tests alone. Each takes the
 * tests that lie beside its sources; the browser journeys in `e2e` belong to Playwright.
 */
export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: limit,
    hookTimeout: limit,
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

/** Tests share the processes that they run in: to start one for each file costs more than most of them do. */
function ofWorkspace(name: string) {
  const include = [`${name}/**/*.test.{ts,tsx}`];
  const exclude = [...configDefaults.exclude, ...ofNight, screenTests, ...unitsAlone];
  return { extends: true as const, test: { name, isolate: false, include, exclude } };
}

/** As of the workspaces: none of the server's modules keeps anything. */
function server({ include = ["server/**/*.test.ts"], exclude = [] as string[], ...options }) {
  const elsewhere = process.env.TEST_DATABASE_URL === undefined ? [] : embeddedOnly;
  return {
    extends: true as const,
    test: {
      ...options,
      include,
      exclude: [...configDefaults.exclude, ...ofNight, ...elsewhere, ...exclude],
      globalSetup: ["server/test/migrated.ts"],
    },
  };
}

/** The site's screens, each mounted whole in a browser, with a back end that each test plays itself. */
function screens() {
  const launchOptions = {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
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
    // What a test comes upon later would be bundled then, and the page reloaded under it.
    optimizeDeps: {
      entries: ["app/**/*.route.tsx", "{app,scripts}/**/*.browser.test.tsx", "test/*.ts*"],
    },
    test: {
      name: "screens",
      // The files share one page, as the server's share a process: each test starts afresh by itself.
      isolate: false,
      root: "site",
      include: [`{app,scripts}/${screenTests}`],
      setupFiles: ["test/each-test.ts"],
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
