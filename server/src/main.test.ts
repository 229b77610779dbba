import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compiled } from "../test/compiled.ts";
import { freePort } from "../test/free-port.ts";

const main = join(import.meta.dirname, "main.ts");

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-main-"));
});
const children: ChildProcess[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const server of servers.splice(0)) server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server as a service manager would, with the usual rights for new files. */
function start(environment: Record<string, string>) {
  const child = spawn("sh", ["-c", `umask 022; exec "$0" "$1"`, process.execPath, main], {
    env: {
      ...compiled,
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ...environment,
    },
  });
  children.push(child);
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  return { child, said };
}

async function holdPort(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, "localhost");
  servers.push(server);
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

test("[SEC-C3] a start that is neither local nor configured ends with one line that says what it refuses and why", async () => {
  const { child, said } = start({ PUBLIC_URL: "https://www.example.org" });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(said.err.trim().split("\n")).toEqual([
    expect.stringMatching(/^Configuration: SMTP_URL: needed, because PUBLIC_URL .*INBOX=on/),
  ]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("[SEC-H13] every file that the server writes is its owner's alone; a demo product whose port is busy is not announced; name servers that are silent hold no other look-up up", async () => {
  const { port: busy } = await holdPort();
  const product = `http://localhost:${busy}/practice`;
  const port = await freePort();
  const { child, said } = start({ PORT: String(port), PRACTICE_PRODUCT_URL: product });
  const ended = once(child, "exit");
  const isOver = ended.then(() => true);
  while (!said.out.includes("The front door is open")) {
    if (await Promise.race([isOver, once(child.stdout, "data").then(() => false)])) break;
  }
  expect(said.out, said.err).toContain(`http://localhost:${port}`);
  const paths = readdirSync(dataDir, { recursive: true }).map((name) => String(name));
  expect(paths.length).toBeGreaterThan(900);
  const open = paths.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  if (process.platform === "linux") {
    expect(readdirSync(`/proc/${child.pid}/task`).length).toBeGreaterThan(32);
  }
  expect(said.out).not.toContain(product);
  expect(said.out).toContain("PRACTICE_PRODUCT_URL moves it");
  child.kill("SIGTERM");
  const [code] = await ended;
  expect(code).toBe(0);
});
