import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

/** What the search needs of its surroundings; tests pass their own. */
export interface Surroundings {
  /** The value of CHROMIUM_PATH. */
  configured: string | undefined;
  /** Where Playwright would have installed its own. */
  ofPlaywright: string;
  exists: (path: string) => boolean;
  isRoot: boolean;
  /** Installs Debian's package; `false` when that failed. */
  install: () => boolean;
}

const ofDebian = "/usr/bin/chromium";

/** The path of a Chromium; installs one as root where there is none. Throws with what to do. */
export function findChromium(where: Surroundings): string {
  const { configured, ofPlaywright, exists } = where;
  if (configured !== undefined) {
    if (exists(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  }
  if (exists(ofPlaywright)) return ofPlaywright;
  if (!exists(ofDebian) && where.isRoot) where.install();
  if (exists(ofDebian)) return ofDebian;
  throw new Error(
    "The tests in a browser need a Chromium: set CHROMIUM_PATH, or run npx playwright install chromium, or apt-get install chromium.",
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
    install: () => installFromDebian(["chromium", "fonts-liberation"]),
  };
}
