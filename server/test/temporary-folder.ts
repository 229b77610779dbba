import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** A folder for the tests of a file or a `describe`, removed after them. Inside a test it would stay. */
export const temporaryFolder = (name: string): string => made(name, afterAll);

/** A folder for the running test, removed after it. */
export const temporaryFolderOfTest = (name: string): string => made(name, onTestFinished);

function made(name: string, whenDone: (remove: () => void) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), `frontdoor-${name}-`));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
