import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureProgram } from "../../../scripts/testing/program.ts";
import { logIn, newStranger, registration, send } from "./person.ts";

const minute = 60_000;
const port = 27_000;
const script = join(import.meta.dirname, "../../../deploy/cluster/cluster.sh");
let folder: string;

/** @throws Error with what the script said when it fails */
function cluster(command: string, variables: Record<string, string>): string {
  const env = { ...process.env, CLUSTER_PORT: String(port), CLUSTER_DIR: folder, ...variables };
  const { status, stdout, stderr } = spawnSync(script, [command], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`cluster.sh ${command}: ${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  ensureProgram("patroni", "patroni");
  ensureProgram("etcd", "etcd-server");
  ensureProgram("haproxy", "haproxy");
  ensureProgram("pgbouncer", "pgbouncer");
  ensureProgram("nginx", "nginx-light");
  folder = join(mkdtempSync(join(tmpdir(), "frontdoor-whole-")), "cluster");
  chmodSync(join(folder, ".."), 0o755);
});
afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

test("one command brings up databases, pooler, front doors and nginx, and somebody logs in, before and after a restart", {
  timeout: 15 * minute,
}, async () => {
  const variables = { POOLER: "on" };
  try {
    const said = cluster("up", variables);
    const url = /^site: +(\S+)/m.exec(said)?.[1] ?? "";
    const certificate = readFileSync(join(folder, "certificate.pem"), "utf8");
    setDefaultCACertificates([...getCACertificates("default"), certificate]);
    const person = newStranger();
    expect((await send(url, registration(person)))?.status).toBe(200);
    expect(await logIn(url, person)).toBe(200);
    cluster("down", variables);
    await expect(fetch(url)).rejects.toThrow();
    cluster("up", variables);
    expect(await logIn(url, person)).toBe(200);
  } finally {
    cluster("down", variables);
  }
});

test("for machines of their own it writes their addresses, and none of this one's but where HAProxy is beside a front door", () => {
  const HOSTS = "10.0.0.1 10.0.0.2 10.0.0.3";
  const FRONT_HOSTS = "10.0.0.4 10.0.0.5";
  const PUBLIC_URL = "https://www.clinic.example";
  cluster("write", { HOSTS, FRONT_HOSTS, PUBLIC_URL });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(read("node2/patroni.yml")).toContain("connect_address: 10.0.0.2:27001\n");
  expect(read("node3/etcd.yml")).not.toContain("127.0.0.1");
  expect(read("haproxy.cfg")).toContain("server node3 10.0.0.3:27001 check port 27011\n");
  expect(read("front2.env")).toMatch(
    /^HOST=10.0.0.5\nPORT=3000\nPUBLIC_URL=https:\/\/www.clinic.example\n/,
  );
  expect(read("frontdoor.conf")).toContain("server 10.0.0.4:3000;\n    server 10.0.0.5:3000;");
  expect(read("frontdoor.conf")).toContain("server_name www.clinic.example;");
  expect(read("frontdoor.conf")).not.toMatch(/^[^#]*127\.0\.0\.1/m);
});
