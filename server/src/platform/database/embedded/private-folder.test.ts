import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "../../../../test/database.ts";
import { layEmpty } from "../../../../test/lay.ts";
import { openEmbedded } from "./embedded.ts";
import { keepPrivate } from "./private-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-private-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const openToOthers = (root: string) =>
  [root, ...readdirSync(root, { recursive: true }).map((name) => join(root, String(name)))].filter(
    (path) => (modeOf(path) & 0o077) !== 0,
  );

test("[SEC-H13] opening the database closes its folder, and one of an earlier version with every file in it", async () => {
  layEmpty(folder);
  chmodSync(folder, 0o755);
  const database = await openEmbedded(folder, silentLog);
  await database.close();
  expect(modeOf(folder)).toBe(0o700);
  const openFiles = openToOthers(folder).filter((path) => statSync(path).isFile());
  expect(openFiles.filter((path) => path.includes("database"))).toEqual([]);
  for (const name of ["master.key", "product-keys.json", "last-findings.json"]) {
    writeFileSync(join(folder, name), "x");
  }
  for (const path of readdirSync(folder, { recursive: true })) {
    const at = join(folder, String(path));
    chmodSync(at, statSync(at).isDirectory() ? 0o755 : 0o666);
  }
  chmodSync(folder, 0o755);
  expect(openToOthers(folder).length).toBeGreaterThan(300);
  keepPrivate(folder);
  expect(openToOthers(folder)).toEqual([]);
});

test.each(["none", ".gitkeep", "lost+found"])(
  "[SEC-H13] a new folder is made closed, a fresh one that holds %s is closed",
  (name) => {
    const made = join(folder, "made/below");
    keepPrivate(made);
    expect(modeOf(made)).toBe(0o700);
    chmodSync(folder, 0o777);
    rmSync(join(folder, "made"), { recursive: true });
    if (name !== "none") mkdirSync(join(folder, name));
    keepPrivate(folder);
    expect(modeOf(folder)).toBe(0o700);
  },
);

test("a folder of somebody else's files is refused and stays as it is", () => {
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "holiday.jpg"), "");
  expect(() => keepPrivate(folder)).toThrow(
    /^The data folder .* is open to other users \(755\) and holds more than ours.*DATA_DIR.*chmod 700[^\n]*$/,
  );
  expect(modeOf(folder)).toBe(0o755);
  chmodSync(folder, 0o700);
  expect(() => keepPrivate(folder)).not.toThrow();
  expect(existsSync(join(folder, "holiday.jpg"))).toBe(true);
});

test.each([
  [
    "is another user's",
    () => {
      throw new Error("EPERM");
    },
  ],
  ["lies where nobody can close one", () => {}],
])("[SEC-H13] the start is refused where the folder %s", (_why, chmod) => {
  chmodSync(folder, 0o755);
  expect(() => keepPrivate(folder, chmod)).toThrow(
    /^The data folder .* is open to other users \(755\) and cannot be closed.*DATA_DIR[^\n]*$/,
  );
});

test("a data folder in a checkout is left out of git, and of what reads its list, whatever it is called", () => {
  keepPrivate(folder);
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("*\n");
  writeFileSync(join(folder, ".gitignore"), "mine\n");
  keepPrivate(folder);
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("mine\n");
});
