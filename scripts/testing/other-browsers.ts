import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.ts";

/** The environment of the search; tests pass their own. */
export interface Surroundings {
  /** Whether a program can be started by its name. */
  isThere: (program: string) => boolean;
  isRoot: boolean;
  /** Installs packages of Debian; `false` when that failed. */
  install: (packages: readonly string[]) => boolean;
}

/** Each program that the journeys in Firefox and WebKitGTK start, with the package of Debian that has it. */
const packages: Readonly<Record<string, string>> = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
};

/** Ensures that both browsers are installed; installs missing ones as root. Throws with what to do. */
export function ensureOtherBrowsers({ isThere, isRoot, install }: Surroundings): void {
  const missing = () => Object.keys(packages).filter((program) => !isThere(program));
  const wanted = () => missing().map((program) => packages[program] ?? program);
  if (isRoot && missing().length > 0) install(wanted());
  if (missing().length === 0) return;
  throw new Error(
    `The journeys in Firefox and WebKitGTK need ${missing().join(", ")}: on Debian, as root, apt-get install ${wanted().join(" ")}. Without them npm test -- --only runs the other stages.`,
  );
}

/** The surroundings of this process. */
export const realSurroundings: Surroundings = {
  isThere: (program) =>
    (process.env.PATH ?? "").split(delimiter).some((folder) => isProgram(join(folder, program))),
  isRoot: process.getuid?.() === 0,
  install: installFromDebian,
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
