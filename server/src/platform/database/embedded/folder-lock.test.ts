import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolderOfTest } from "../../../../test/temporary-folder.ts";
import { DataFolderInUse, lockFolder } from "./folder-lock.ts";

test.each([
  ["is no lock of ours", (lock: string) => writeFileSync(lock, "of another program")],
  ["cannot be opened", (lock: string) => mkdirSync(lock)],
])("where the lock %s, no process is blamed that has ended long ago", (_why, make) => {
  const folder = temporaryFolderOfTest("lock");
  make(join(folder, "lock"));
  writeFileSync(join(folder, "lock.pid"), "4711");
  expect(() => lockFolder(folder)).toThrow(/lock cannot be locked .* disk is full/);
  expect(() => lockFolder(folder)).not.toThrow(DataFolderInUse);
});

test("a folder that is locked says by which process", () => {
  const folder = temporaryFolderOfTest("lock");
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(DataFolderInUse);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}.`);
  unlock();
  lockFolder(folder)();
});
