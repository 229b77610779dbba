import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

/** The environment of the search; tests pass their own. */
export interface Surroundings {
  /** The value of CHROMIUM_PATH. */
  configured: string | undefined;
  /** The path at which Playwright would have installed its own. */
  ofPlaywright: string;
  exists: (path: string) => boolean;
  isRoot: boolean;
  /** Installs Debian's packages; `false` when that failed. */
  install: () => boolean;
}

/** The programs of Chromium, by path. */
export interface Chromium {
  /** The headless shell, which renders pages in half the time; the whole browser where there is none. */
  shell: string;
  /** The browser that people use: it has the back/forward cache, scroll bars, all fonts and idle callbacks. */
  whole: string;
}

const ofDebian = { shell: "/usr/bin/chromium-headless-shell", whole: "/usr/bin/chromium" };

/** The paths of a Chromium; installs one as root where there is none. Throws with what to do. */
export function findChromium(where: Surroundings): Chromium {
  const { configured, ofPlaywright, exists } = where;
  if (configured !== undefined) {
    if (exists(configured)) return { shell: configured, whole: configured };
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  }
  if (exists(ofPlaywright)) return { shell: ofPlaywright, whole: ofPlaywright };
  const hasBoth = exists(ofDebian.shell) && exists(ofDebian.whole);
  if (!hasBoth && where.isRoot) where.install();
  if (exists(ofDebian.whole)) {
    return exists(ofDebian.shell) ? ofDebian : { shell: ofDebian.whole, whole: ofDebian.whole };
  }
  throw new Error(
    "The tests in a browser need a Chromium: set CHROMIUM_PATH, or run npx playwright install chromium, or apt-get install chromium chromium-headless-shell.",
  );
}

/** The surroundings of this process. */
export async function realSurroundings(): Promise<Surroundings> {
  const { chromium } = await import("@playwright/test");
  return {
    configured: process.env.CHROMIUM_PATH,
    ofPlaywright: chromium.executablePath(),
    exists: existsSync,
    isRoot: process.getuid?.() === 0,
    install: () => installFromDebian(["chromium", "chromium-headless-shell", "fonts-liberation"]),
  };
}
