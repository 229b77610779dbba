import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { end, untilReady } from "../../server/test/child-process.ts";
import { logIn, newStranger, registration, send } from "../../server/test/faults/person.ts";
import { freePort } from "../../server/test/free-port.ts";
import { ensureProgram } from "../testing/program.ts";
import { debianName, makeDebianPackage } from "./debian-package.ts";
import { readLock } from "./lockfile.ts";
import { run as printedBy } from "./package-folder.ts";
import { platformsNamed } from "./platforms.ts";
import { stage } from "./stage.ts";

const minutes = 60_000;
const later = "99.0.0";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
let folder: string;
let root: string;

const run = (program: string, ...args: string[]) => printedBy(program, args).trim();
const inside = (...command: string[]) => run("chroot", root, ...command);
const modeOf = (path: string) => inside("stat", "-c", "%U:%G %a", path);

/** As root on a Debian: two packages, of this version and of a later one, and a clean Debian to try them in. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-debian-"));
  root = join(folder, "root");
  const bootstrap = ensureProgram("debootstrap", "debootstrap");
  const with_ = "--include=adduser,libatomic1,libstdc++6";
  run(bootstrap, "--variant=minbase", with_, "bookworm", root, "http://deb.debian.org/debian");
  const [platform] = platformsNamed("here");
  if (platform === undefined) throw new Error("No package is made for this platform.");
  const staged = join(folder, "staged");
  const kept = join(folder, "kept");
  await stage(staged, readLock(readFileSync("package-lock.json", "utf8")), platform);
  cpSync(staged, kept, { recursive: true, verbatimSymlinks: true });
  mkdirSync(join(root, "packages"));
  const file = (of: string) => join(root, "packages", String(debianName(of, platform)));
  makeDebianPackage(staged, file(version), { version, platform, seconds: 0, level: 1 });
  makeDebianPackage(kept, file(later), { version: later, platform, seconds: 0, level: 1 });
  // The programs need it.
  run("mount", "-t", "proc", "proc", join(root, "proc"));
}, 20 * minutes);
afterAll(() => {
  spawnSync("umount", [join(root, "proc")]);
  rmSync(folder, { recursive: true, force: true });
}, 2 * minutes);

const packageOf = (of: string) => inside("sh", "-c", `ls /packages/frontdoor_${of}_*.deb`);
const install = (of: string) => inside("dpkg", "-i", packageOf(of));

/** Starts it as the unit does, which no chroot has a systemd for. */
async function start(url: string, port: number): Promise<ChildProcess> {
  const unit = readFileSync(join(root, "usr/lib/systemd/system/frontdoor.service"), "utf8");
  const [, environment = ""] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const [, program = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  expect(unit).toMatch(/^User=frontdoor$/m);
  expect(unit).not.toContain("DynamicUser");
  const variables = [
    ...environment.split(" "),
    `PORT=${port}`,
    `PUBLIC_URL=${url}`,
    "DRAIN_SECONDS=0",
  ];
  const as = ["setpriv", "--reuid=frontdoor", "--regid=frontdoor", "--init-groups"];
  const what = [...as, "env", ...variables, "INBOX=off", ...program.split(" ")];
  const child = spawn("chroot", [root, ...what], { stdio: "inherit" });
  await untilReady(`${url}/readyz`, child);
  // To end it ends the server: each program on the way to it becomes the next one.
  return child;
}

test(
  "the package makes its user and folders, serves, keeps data and settings through an upgrade, and leaves the data at a purge",
  async () => {
    install(version);
    expect(inside("getent", "passwd", "frontdoor")).toContain("/var/lib/frontdoor");
    expect(modeOf("/var/lib/frontdoor")).toBe("frontdoor:frontdoor 700");
    expect(modeOf("/etc/frontdoor/environment")).toBe("root:frontdoor 640");
    expect(modeOf("/opt/frontdoor/server/src/main.ts")).toBe("root:root 644");
    expect(inside("frontdoor", "--version")).toBe(version);

    const settings = join(root, "etc/frontdoor/environment");
    writeFileSync(settings, `${readFileSync(settings, "utf8")}LOG_LEVEL=warn\n`);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const person = newStranger();
    const first = await start(url, port);
    expect((await send(url, registration(person)))?.status).toBe(200);
    await end(first);

    install(later);
    const state = inside("dpkg", "-s", "frontdoor");
    expect(state).toContain("Status: install ok installed");
    expect(state).toContain(`Version: ${later}`);
    expect(readFileSync(settings, "utf8")).toContain("LOG_LEVEL=warn");
    expect(modeOf("/etc/frontdoor/environment")).toBe("root:frontdoor 640");
    const second = await start(url, port);
    expect(await logIn(url, person)).toBe(200);
    await end(second);

    expect(inside("dpkg", "--purge", "frontdoor")).toContain("/var/lib/frontdoor");
    expect(existsSync(join(root, "opt/frontdoor"))).toBe(false);
    expect(existsSync(join(root, "etc/frontdoor"))).toBe(false);
    expect(readdirSync(join(root, "var/lib/frontdoor")).length).toBeGreaterThan(0);
  },
  10 * minutes,
);
