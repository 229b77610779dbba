import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Three nodes of PostgreSQL by Patroni and etcd behind HAProxy, as `deploy/cluster` makes them. */
export interface PatroniCluster {
  /** Leads to whichever node leads. */
  url: string;
  /** Number of the node that leads; null while none does. */
  leader(): Promise<number | null>;
  /** Resolves when another node than this one leads. */
  otherThan(node: number): Promise<void>;
  /** What `cluster.sh` knows, such as `kill N`. */
  command(...words: readonly string[]): Promise<string>;
  /** Resolves when all three nodes are there and a standby is synchronous. */
  whole(): Promise<void>;
  remove(): Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

const nodes = [1, 2, 3] as const;
const pollMilliseconds = 100;
const wholeMilliseconds = 240_000;
/** Patroni looks every three seconds: what a new leader tells before is the old one's. */
const settledMilliseconds = 7_000;
const script = join(import.meta.dirname, "../../../deploy/cluster/cluster.sh");

export interface ClusterPlace {
  /** Each node in a network of its own, as root. */
  apart?: boolean;
  /** Each node on a disk in memory of so many megabytes, as root. */
  diskMegabytes?: number | undefined;
  /** The clock of each node's PostgreSQL can be set. */
  clocks?: boolean;
}

/** As root, or as somebody who may run PostgreSQL. @throws Error with what the script said */
export async function openPatroniCluster(
  port: number,
  { apart = false, diskMegabytes, clocks = false }: ClusterPlace = {},
): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-cluster-"));
  chmodSync(folder, 0o755);
  const own = {
    CLUSTER_DIR: join(folder, "c"),
    CLUSTER_PORT: String(port),
    ...(apart ? { NETWORK: "fd" } : {}),
    ...(clocks ? { CLOCKS: "1" } : {}),
  };
  // On a network of its own each node has the same ports, at an address of its own.
  const apiOf = (node: number) =>
    apart ? `http://10.77.0.${node}:${port + 11}` : `http://127.0.0.1:${port + 10 + node}`;
  async function command(...words: readonly string[]): Promise<string> {
    const env = { ...process.env, ...own };
    const child = spawn(script, words, { env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part) => {
        said += part;
      });
    }
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`cluster.sh ${words.join(" ")}: ${said}`);
    return said;
  }
  const ask = async (node: number, path: string) => {
    const signal = AbortSignal.timeout(2_000);
    return fetch(`${apiOf(node)}${path}`, { signal }).catch(() => null);
  };
  async function leader(but?: number): Promise<number | null> {
    for (const node of nodes) {
      if (node !== but && (await ask(node, "/primary"))?.ok) return node;
    }
    return null;
  }
  const isWhole = (members: readonly Member[]) =>
    members.length === nodes.length &&
    members.every(({ state }) => state === "running" || state === "streaming") &&
    members.some(({ role }) => role === "leader") &&
    members.some(({ role }) => role === "sync_standby");
  if (diskMegabytes !== undefined) {
    for (const node of nodes) await command("disk", String(node), String(diskMegabytes));
  }
  const up = await command("database");
  const url = /^migrate: DATABASE_URL=(\S+)$/m.exec(up)?.[1] ?? "";
  return {
    url,
    leader,
    command,
    async otherThan(node) {
      const deadline = Date.now() + wholeMilliseconds;
      while (Date.now() < deadline) {
        const now = await leader(node);
        if (now !== null) return;
        await pause(pollMilliseconds);
      }
      throw new Error(`No other node leads: ${await command("status")}`);
    },
    async whole() {
      const deadline = Date.now() + wholeMilliseconds;
      let wholeSince = Number.POSITIVE_INFINITY;
      while (Date.now() < deadline) {
        const node = await leader();
        const reply = node === null ? null : await ask(node, "/cluster");
        const said = await reply?.json().catch(() => null);
        const { members = [] } = (said ?? {}) as { members?: Member[] };
        if (!isWhole(members)) wholeSince = Number.POSITIVE_INFINITY;
        else wholeSince = Math.min(wholeSince, Date.now());
        if (Date.now() - wholeSince > settledMilliseconds) return;
        await pause(pollMilliseconds);
      }
      throw new Error(`The cluster did not become whole: ${await command("status")}`);
    },
    async remove() {
      for (const node of nodes) await command("kill", String(node));
      await command("down");
      await command("clear");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
