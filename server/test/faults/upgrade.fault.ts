import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { createDatabase } from "../postgres-databases.ts";
import { type Browsers, letBrowse } from "./browsers.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { assetsOf, makeNextVersion, migrateWith, type NextVersion } from "./next-version.ts";
import { type Balancer, startNginx } from "./nginx.ts";
import { logIn } from "./person.ts";

const root = join(import.meta.dirname, "../../..");
/** An unpacked archive of the release before this one, where there is one to come from. */
const previousRelease = process.env.PREVIOUS_RELEASE;
/** For how long nginx leaves a process alone after it was refused there, by default, and a little more. */
const failMilliseconds = 11_000;
const people = 4;

let postgres: TestPostgres;
let next: NextVersion | undefined;
let dataDir: string;
let shared: Record<string, string>;
/** The two places of the balancer, each with a process of either version. */
let places: { before: ChildServer; after: ChildServer }[];
let balancer: Balancer;
let browsers: Browsers;
let trees: { before: string; after: string };

beforeAll(async () => {
  if (previousRelease === undefined) next = await makeNextVersion();
  trees = { before: previousRelease ?? root, after: next?.tree ?? root };
  postgres = await startPostgres();
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-upgrade-"));
  shared = {
    TRUST_PROXY: "1",
    HOST: "127.0.0.1",
    PUBLIC_URL: "https://www.example.org",
    INBOX: "on",
    MASTER_KEY: randomBytes(32).toString("hex"),
    DRAIN_SECONDS: "2",
    DATABASE_URL: (await createDatabase(postgres.url)).url,
    DATA_DIR: dataDir,
  };
  places = [];
  for (const port of [await freePort(), await freePort()]) {
    const environment = { ...shared, PORT: String(port) };
    places.push({
      before: await prepareChildServer(environment, { tree: trees.before }),
      after: await prepareChildServer(environment, { tree: trees.after }),
    });
  }
  for (const { before } of places) await before.start();
  const [first = 0, second = 0] = places.map(({ before }) => Number(new URL(before.url).port));
  balancer = await startNginx([first, second]);
  browsers = letBrowse(balancer.port, people);
}, 600_000);

afterAll(async () => {
  await browsers?.sendAway();
  await balancer?.stop();
  for (const { before, after } of places ?? []) {
    await before.remove();
    await after.remove();
  }
  await postgres?.stop();
  await next?.remove();
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);

/** One process after the other, as docs/operations.md says; between the two both versions serve. */
async function replace(from: "before" | "after", to: "before" | "after"): Promise<void> {
  for (const place of places) {
    await place[from].stop();
    await place[to].start();
    await pause(failMilliseconds);
  }
}

const told = () => [browsers.answered, browsers.failed] as const;
const failures = () => [...new Set(browsers.failed)];

/** Loads what a page named when another version was served. */
async function loadAgain(paths: readonly string[]): Promise<void> {
  for (const path of paths) await browsers.load(path);
}

test("two processes are replaced by those of the next version, and back, while people are at work: no request fails, pages that were opened before find their scripts, and everybody can log in", async () => {
  const differing = [...assetsOf(trees.after)].filter((name) => !assetsOf(trees.before).has(name));
  expect(differing.length).toBeGreaterThan(10);
  const openedBefore = await browsers.open("/login/practice");

  const applied = await migrateWith(trees.after, shared);
  if (previousRelease === undefined) expect(applied).toEqual(["9000-next-version"]);
  await replace("before", "after");
  const openedAfter = await browsers.open("/login/practice");
  if (previousRelease === undefined) expect(openedAfter).not.toEqual(openedBefore);
  await loadAgain(openedBefore);
  expect(failures()).toEqual([]);
  const [upgraded] = told();
  expect(upgraded).toBeGreaterThan(200);

  await replace("after", "before");
  expect(await browsers.open("/login/practice")).toEqual(openedBefore);
  await loadAgain(openedAfter);
  await browsers.sendAway();
  expect(failures()).toEqual([]);
  const [all] = told();
  expect(all).toBeGreaterThan(upgraded + 200);
  const [{ before } = { before: undefined }] = places;
  for (const person of browsers.registered) {
    expect(await logIn(String(before?.url), person)).toBe(200);
  }
  process.stdout.write(
    `${upgraded} requests while it was upgraded, ${all - upgraded} while it went back, ${browsers.registered.length} people registered; none failed\n`,
  );
});
