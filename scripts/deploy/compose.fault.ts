import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { end, untilReady } from "../../server/test/child-process.ts";
import { letBrowse } from "../../server/test/faults/browsers.ts";
import { freePort } from "../../server/test/free-port.ts";
import { startPostgres, type TestPostgres } from "../../server/test/postgres.ts";
import { unpackedArchive } from "../release/unpacked.ts";
import { type Changes, prepareNginx } from "../testing/nginx.ts";
import { ensureProgram } from "../testing/program.ts";
import { composedEnvironment } from "./composed-environment.ts";
import { documentsIn } from "./manifests.ts";
import { withStaff } from "./nginx-of-staff.ts";

interface Service {
  env_file?: string;
  environment?: Record<string, string>;
  command?: string[];
}
const minutes = 60_000;
const [compose] = documentsIn("deploy/compose.yaml") as [{ services: Record<string, Service> }];
/** The user id in the image. */
const nobody = 10_001;
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const given = {
  PUBLIC_URL: "https://www.example.org",
  DATABASE_PASSWORD: "heron-reed",
  STAFF_LISTEN: "0.0.0.0:3002",
  STAFF_URL: "https://staff.example.org:8443",
};

let folder: string;
let archive: string;
let postgres: TestPostgres;
const running: ChildProcess[] = [];
/** This machine's address for each name of the inner network. */
let places: Record<string, string>;
let balancer: { https: number; http: number; staff: number };
let prometheus: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-compose-"));
  chmodSync(folder, 0o755);
  archive = await unpackedArchive(folder);
  mkdirSync(join(folder, "data/assets"), { recursive: true });
  writeFileSync(join(folder, "master-key"), randomBytes(32).toString("hex"));
  for (const path of ["data", "data/assets", "master-key"]) {
    if (owner.uid !== undefined) chownSync(join(folder, path), owner.uid, owner.gid);
    chmodSync(join(folder, path), path === "master-key" ? 0o600 : 0o700);
  }
  postgres = await startPostgres();
  await makeOwnDatabase(postgres.url);
  const place = async () => `127.0.0.1:${await freePort()}`;
  places = {
    "database:5432": new URL(postgres.url).host,
    "frontdoor-1:3000": await place(),
    "frontdoor-2:3000": await place(),
    "frontdoor-1:3002": await place(),
    "frontdoor-2:3002": await place(),
    "frontdoor-1:9464": await place(),
    "frontdoor-2:9464": await place(),
  };
}, 6 * minutes);

afterAll(async () => {
  for (const child of running) await end(child);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 2 * minutes);

/** Does what the image of PostgreSQL does with POSTGRES_USER, POSTGRES_DB and the script that runs once. */
async function makeOwnDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role frontdoor login password '${given.DATABASE_PASSWORD}'`);
  await client.query("create database frontdoor owner frontdoor");
  const script = readFileSync("deploy/postgres/create-application-role.sh", "utf8");
  const [, role = ""] = /<<'SQL'\n(.*)\nSQL/s.exec(script) ?? [];
  await client.query(role.replace(":'password'", `'${given.DATABASE_PASSWORD}'`));
  await client.end();
}

/** The variables of a service as compose makes them, with this machine's addresses. */
function environmentOf(name: string): Record<string, string> {
  const { MASTER_KEY_FILE, DATABASE_URL, ...environment } = composedEnvironment(
    compose.services[name] ?? {},
    given,
  );
  const place = (at: number) => places[`${name}:${at}`] ?? "";
  const [host, port] = place(3000).split(":");
  return {
    PATH: "/usr/bin:/bin",
    ...environment,
    DATA_DIR: join(folder, "data"),
    MASTER_KEY_FILE: join(folder, String(MASTER_KEY_FILE?.replace("/run/secrets/", ""))),
    DATABASE_URL: String(DATABASE_URL?.replace("database:5432", String(places["database:5432"]))),
    ...(host && port
      ? { HOST: host, PORT: port, METRICS_LISTEN: place(9464), STAFF_LISTEN: place(3002) }
      : {}),
  };
}

const frontdoor = () => join(archive, "bin/frontdoor");
const started = (program: string, args: string[], options: object = {}) => {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  running.push(child);
  return child;
};

const told = async (path: string) => (await (await fetch(prometheus + path)).json()).data;

test(
  "the migration runs first, as a job that ends",
  () => {
    const { command = [] } = compose.services.migrate ?? {};
    const options = { cwd: folder, env: environmentOf("migrate"), ...owner };
    const job = () => spawnSync(frontdoor(), command, { ...options, encoding: "utf8" });
    const first = job();
    expect([first.status, first.stderr]).toEqual([0, ""]);
    expect(first.stdout).toContain("0001-tokens-audit-idempotency");
    expect(job().stdout).toContain("of this version already");
  },
  3 * minutes,
);

test(
  "two processes serve behind the balancer: TLS alone, pages with their scripts, sign-ups and logins, nothing of ours for the public",
  async () => {
    const names = ["frontdoor-1", "frontdoor-2"];
    for (const name of names) {
      started(frontdoor(), ["start"], { cwd: folder, env: environmentOf(name), ...owner });
    }
    for (const name of names) await untilReady(`http://${places[`${name}:3000`]}/readyz`);
    balancer = { https: await freePort(), http: await freePort(), staff: await freePort() };
    const changes: Changes = [
      ...withStaff("compose-staff.conf"),
      ["172.29.31.11:3002", String(places["frontdoor-1:3002"])],
      ["172.29.31.12:3002", String(places["frontdoor-2:3002"])],
      [
        "    listen 443 ssl http2;\n    server_name",
        `    listen 127.0.0.1:${balancer.staff} ssl http2;\n    server_name`,
      ],
      ["/run/secrets/staff-certificate.pem", join(folder, "certificate.pem")],
      ["/run/secrets/staff-certificate.key", join(folder, "key.pem")],
      ["172.29.31.11:3000", String(places["frontdoor-1:3000"])],
      ["172.29.31.12:3000", String(places["frontdoor-2:3000"])],
      ["listen 80;", `listen 127.0.0.1:${balancer.http};`],
      ["listen [::]:80;", ""],
      ["listen 443 ssl http2;", `listen 127.0.0.1:${balancer.https} ssl http2;`],
      ["listen [::]:443 ssl http2;", ""],
      ["/run/secrets/certificate.pem", join(folder, "certificate.pem")],
      ["/run/secrets/certificate.key", join(folder, "key.pem")],
    ];
    const { program, configuration } = prepareNginx(folder, "compose.conf", changes);
    started(program, ["-c", configuration]);

    const plain = `http://127.0.0.1:${balancer.http}/login`;
    await expect
      .poll(async () => (await fetch(plain, { redirect: "manual" }).catch(() => null))?.status)
      .toBe(301);
    const browsers = letBrowse(balancer.https, 2);
    await expect.poll(() => browsers.registered.length, { timeout: 60_000 }).toBeGreaterThan(4);
    await browsers.sendAway();
    expect(browsers.failed).toEqual([]);
    const { failed, load: ask, sendAway } = letBrowse(balancer.https, 0);
    for (const path of ["/metrics", "/readyz", "/dev/inbox", "/dev/api"]) await ask(path);
    await sendAway();
    const statuses = failed.map((each) => each.slice(0, 20).split(":")[1]?.trim().slice(0, 3));
    expect(statuses).toEqual(Array(4).fill("404"));
  },
  6 * minutes,
);

test("the console comes by its own nginx, and not by that of the site", async () => {
  const staff = letBrowse(balancer.staff, 0);
  const files = await staff.open("/staff");
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) await staff.load(file);
  expect(staff.failed).toEqual([]);
  const people = letBrowse(balancer.https, 0);
  for (const path of ["/staff", "/api/staff/me"]) await people.load(path);
  expect(people.answered).toBe(0);
  for (const browsers of [staff, people]) await browsers.sendAway();
});

test(
  "Prometheus finds both processes and takes every rule; a backup that was never noted is told until it is, and a process that has ended, and the site is served",
  async () => {
    cpSync("deploy/prometheus", join(folder, "prometheus"), { recursive: true });
    const file = join(folder, "prometheus/compose.yml");
    const text = readFileSync(file, "utf8").replaceAll("15s", "1s");
    const at = (name: string) => String(places[`${name}:9464`]);
    const moved = text
      .replace("frontdoor-1:9464", at("frontdoor-1"))
      .replace("frontdoor-2:9464", at("frontdoor-2"));
    writeFileSync(file, moved);
    const place = `127.0.0.1:${await freePort()}`;
    prometheus = `http://${place}/api/v1`;
    started(ensureProgram("prometheus", "prometheus"), [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, "metrics")}`,
      `--web.listen-address=${place}`,
      "--log.level=error",
    ]);
    await untilReady(`http://${place}/-/ready`);
    const health = async () => {
      const { activeTargets } = await told("/targets");
      return activeTargets.map((target: { health: string }) => target.health).sort();
    };
    await expect.poll(health, { timeout: 30_000 }).toEqual(["up", "up"]);
    const { groups } = load(readFileSync("deploy/prometheus/frontdoor.rules.yml", "utf8")) as {
      groups: { rules: { alert: string }[] }[];
    };
    const wanted = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    const states = async () => {
      const [group] = (await told("/rules")).groups;
      return group.rules.map(({ name, health: is }: { name: string; health: string }) => {
        return `${name} ${is}`;
      });
    };
    await expect.poll(states, { timeout: 30_000 }).toEqual(wanted.map((alert) => `${alert} ok`));

    const pending = async () => (await told("/alerts")).alerts.map(nameOf);
    const notNoted = "FrontdoorBackupNotNoted pending";
    await expect.poll(pending, { timeout: 30_000 }).toContain(notNoted);
    noteBackup();
    await expect.poll(pending, { timeout: 30_000 }).not.toContain(notNoted);

    const [first] = running;
    expect(first && (await end(first))).toBe(0);
    await expect.poll(health, { timeout: 30_000 }).toEqual(["down", "up"]);
    await expect.poll(pending, { timeout: 30_000 }).toContain("FrontdoorDown pending");
    const browsers = letBrowse(balancer.https, 2);
    await expect.poll(() => browsers.answered, { timeout: 60_000 }).toBeGreaterThan(40);
    await browsers.sendAway();
    expect(browsers.failed).toEqual([]);
  },
  4 * minutes,
);

const nameOf = ({ labels, state }: { labels: { alertname: string }; state: string }) =>
  `${labels.alertname} ${state}`;

/** As docs/operations.md says, by the user of a process and where a process has its data. */
function noteBackup(): void {
  const text = readFileSync("docs/operations.md", "utf8");
  const [, command = ""] = /exec -T frontdoor-1 sh -c '(.*)'$/m.exec(text) ?? [];
  const options = { cwd: folder, env: environmentOf("frontdoor-1"), ...owner };
  const { status, stderr } = spawnSync("sh", ["-c", command], { ...options, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
}
