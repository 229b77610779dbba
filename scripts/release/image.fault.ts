import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { untilReady } from "../../server/test/child-process.ts";
import { logIn, newStranger, registration, send } from "../../server/test/faults/person.ts";
import { freePort } from "../../server/test/free-port.ts";
import { ensureProgram } from "../testing/program.ts";
import { checksumOf } from "./pack.ts";
import { run as printedBy } from "./package-folder.ts";
import { packedArchive } from "./unpacked.ts";

const minutes = 60_000;
const image = "frontdoor:test";
const base = "localhost/base";
const container = "frontdoor-test";
let folder: string;

const run = (program: string, ...args: string[]) => printedBy(program, args).trim();

/** Uses a store of its own, so that this machine's images are neither used nor changed. */
const ownStore = () => [
  ...["--root", join(folder, "images"), "--runroot", join(folder, "run")],
  ...["--storage-driver", "vfs"],
];
const buildah = (...args: string[]) => run("buildah", ...ownStore(), ...args);
const chroot = ["--isolation", "chroot", "--network", "host"];

/** As root on a Debian: a small Debian is made of its packages, for there is no registry to fetch one from. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-image-"));
  ensureProgram("buildah", "buildah");
  const bootstrap = ensureProgram("debootstrap", "debootstrap");
  const mirror = "http://deb.debian.org/debian";
  run(bootstrap, "--variant=minbase", "bookworm", join(folder, "base"), mirror);
  const empty = buildah("from", "scratch");
  buildah("copy", empty, join(folder, "base"), "/");
  buildah("commit", "--rm", empty, base);
  rmSync(join(folder, "base"), { recursive: true });
  const dist = join(folder, "dist");
  const archive = `${await packedArchive(dist)}.tar.gz`;
  writeFileSync(join(dist, "SHA256SUMS"), `${checksumOf(join(dist, archive))}  ${archive}\n`);
  const file = ["--build-arg", `BASE=${base}`, "-f", "deploy/Containerfile"];
  const how = [...chroot, "--pull-never", ...formatNamed(), ...file];
  buildah("bud", ...how, "-t", image, dist);
  buildah("from", "--name", container, image);
}, 15 * minutes);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 2 * minutes);

/** The flags of the build command at the top of the Containerfile. */
function formatNamed(): string[] {
  const text = readFileSync("deploy/Containerfile", "utf8");
  const [, flags = ""] = /^# +podman build (.*) -f deploy\/Containerfile /m.exec(text) ?? [];
  return flags.split(" ");
}

const inside = (...command: string[]) => buildah("run", ...chroot, container, "--", ...command);

test("the image says whose it is, how it starts, ends and is asked whether it lives", () => {
  const { Docker } = JSON.parse(buildah("inspect", "--type", "image", image));
  expect(Docker.config).toMatchObject({
    User: "10001:10001",
    Entrypoint: ["/opt/frontdoor/bin/frontdoor"],
    Cmd: ["start"],
    ExposedPorts: { "3000/tcp": {} },
    StopSignal: "SIGTERM",
  });
  expect(Docker.config.Healthcheck.Test).toContain("/opt/frontdoor/bin/node");
});

test("it holds Debian, one library more, and no tool of development", () => {
  const packages = inside("dpkg", "--get-selections")
    .split("\n")
    .map((line) => line.split(/[\s:]/)[0]);
  expect(packages).toContain("libatomic1");
  for (const absent of ["npm", "nodejs", "gcc", "git", "curl", "libatomic1-dev"]) {
    expect(packages).not.toContain(absent);
  }
  expect(inside("id", "-u")).toBe("10001");
});

test(
  "it serves, signs a person up and knows them, says that it lives, and writes nowhere but to its data",
  async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const health: string[] = JSON.parse(buildah("inspect", "--type", "image", image)).Docker.config
      .Healthcheck.Test;
    const lives = () =>
      spawnSync("buildah", [
        ...[...ownStore(), "run", ...chroot, "-e", `PORT=${port}`, container, "--"],
        ...health.slice(1),
      ]).status;
    expect(lives()).not.toBe(0);
    const began = join(folder, "began");
    writeFileSync(began, "");
    const environment = ["-e", `PORT=${port}`, "-e", `PUBLIC_URL=${url}`];
    const program = ["--", "/opt/frontdoor/bin/frontdoor", "start"];
    const serve = [...ownStore(), "run", ...chroot, ...environment, container, ...program];
    const serving = spawn("buildah", serve, { stdio: "ignore" });
    const ended = once(serving, "exit");
    await untilReady(`${url}/readyz`, serving);
    const person = newStranger();
    expect((await send(url, registration(person)))?.status).toBe(200);
    expect(await logIn(url, person)).toBe(200);
    expect(lives()).toBe(0);
    spawnSync("pkill", ["-TERM", "-u", "10001"]);
    await ended;
    const root = buildah("mount", container);
    const written = run("find", root, "-xdev", "-newer", began, "-type", "f");
    const elsewhere = written
      .split("\n")
      .filter((path) => !path.startsWith(`${root}/var/lib/frontdoor/`));
    expect(elsewhere).toEqual([]);
  },
  5 * minutes,
);
