import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** A folder of its own for the tests of a file or a `describe`, which goes when they have ended. */
export const temporaryFolder = (name: string): string => made(name, afterAll);

/** The same for one test. */
export const temporaryFolderOfTest = (name: string): string => made(name, onTestFinished);

function made(name: string, whenDone: (remove: () => void) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), `frontdoor-${name}-`));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
