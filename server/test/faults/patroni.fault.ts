import { randomInt } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { ensureProgram } from "../../../scripts/testing/program.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { expectSound } from "./load/expect-sound.ts";
import { givenKeys } from "./load/given-keys.ts";
import { prepareLoad } from "./load/load.ts";
import { judge } from "./load/oracle.ts";
import { type ClusterPlace, openPatroniCluster, type PatroniCluster } from "./patroni-cluster.ts";

const count = Number(process.env.FAIL_OVERS ?? 20);
const hour = 3_600_000;
/** Longer than Patroni lets a leader say nothing (`ttl`). */
const frozenMilliseconds = 25_000;
const mostStarts = 10;

/** How long a fault lasts that another leader does not end. */
const lastingMilliseconds = 20_000;

/** What happens to the leader, and how its node comes back; null where nothing has to. */
const faults = {
  async killed(cluster: PatroniCluster, leader: string) {
    await cluster.command("kill", leader);
    return () => cluster.command("start", leader);
  },
  async frozen(cluster: PatroniCluster, leader: string) {
    await cluster.command("freeze", leader);
    // It goes on where it was, and believes that it leads.
    return async () => {
      await pause(frozenMilliseconds);
      await cluster.command("thaw", leader);
    };
  },
  async switched(cluster: PatroniCluster) {
    await cluster.command("switch");
    return async () => {};
  },
  /** It believes that it leads, and nobody hears it. */
  async "off the network"(cluster: PatroniCluster, leader: string) {
    await cluster.command("cut", leader);
    return async () => {
      await pause(frozenMilliseconds);
      await cluster.command("mend", leader);
    };
  },
  async "on a full disk"(cluster: PatroniCluster, leader: string) {
    await cluster.command("fill", leader);
    await pause(lastingMilliseconds);
    await cluster.command("empty", leader);
    // What ended for want of room: its service manager starts it again.
    await cluster.command("start", leader);
    return null;
  },
  /** No majority is left: nobody may lead until it is back. */
  async "without etcd's majority"(cluster: PatroniCluster, leader: string) {
    const others = ["1", "2", "3"].filter((node) => node !== leader);
    for (const node of others) await cluster.command("kill-etcd", node);
    await pause(lastingMilliseconds);
    for (const node of others) await cluster.command("start", node);
    return null;
  },
  /** Not the leader itself: a standby is copied anew from it while people log in. */
  async "copied to a standby"(cluster: PatroniCluster, leader: string) {
    const standby = ["1", "2", "3"].find((node) => node !== leader) ?? "";
    await cluster.command("rebuild", standby);
    return null;
  },
} as const;

/** What of a machine a fault is about. */
const places: Record<string, ClusterPlace> = {
  "off the network": { apart: true },
  "on a full disk": { diskMegabytes: 700 },
};

/** A busy machine gives a starting process no turn for seconds, and it ends: a service manager starts it again. */
async function startPatiently(server: ChildServer): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await server.start();
    } catch (error) {
      if (tries === mostStarts) throw error;
    }
  }
}

/** Listens for what is acknowledged. @returns what ends it: the longest time in which nothing was, in milliseconds */
function listen(load: Awaited<ReturnType<typeof prepareLoad>>): () => number {
  let [counted, heardAt, longest] = [load.ledger.count(), performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - heardAt);
    if (load.ledger.count() === counted) return;
    [counted, heardAt] = [load.ledger.count(), now];
  }, 20);
  return () => {
    clearInterval(timer);
    return Math.round(longest);
  };
}

for (const [name, program] of Object.entries({
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
})) {
  ensureProgram(name, program);
}

test.each(Object.entries(faults))(
  `[SEC-F8] a leader that is %s under the load of all flows, ${count} times: nothing acknowledged is lost or doubled`,
  { timeout: 2 * hour },
  async (name, happens) => {
    const load = await prepareLoad();
    const cluster = await openPatroniCluster(20_000 + randomInt(400) * 20, places[name]);
    const given = { ...load.environment, DATABASE_URL: cluster.url };
    const servers = [await prepareChildServer(given), await prepareChildServer(given)] as const;
    const gaps: number[] = [];
    try {
      for (const server of servers) await startPatiently(server);
      let turn = 0;
      const keys = await givenKeys(servers[0]);
      load.begin({ ...keys, url: () => servers[turn++ % 2 === 0 ? 0 : 1].url });
      for (let nth = 1; nth <= count; nth += 1) {
        await load.until(3 + randomInt(5));
        const leader = await cluster.leader();
        if (leader === null) throw new Error("No node leads.");
        const longestSilence = listen(load);
        const comeBack = await happens(cluster, String(leader));
        if (comeBack !== null) await cluster.otherThan(leader);
        await load.until(1);
        await comeBack?.();
        await cluster.whole();
        gaps.push(longestSilence());
        process.stdout.write(`${name} ${nth}: ${gaps.at(-1)} ms\n`);
      }
      await load.end();
      await servers[1].stop();
      const verdict = await judge(load, servers[0]);
      const sorted = gaps.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
      const milliseconds = { median: at(0.5), p90: at(0.9), longest: at(1) };
      const told = { name, count, milliseconds, loadOfMachine: loadavg()[0] };
      process.stdout.write(`${JSON.stringify(told)}\n`);
      expectSound(verdict);
      expect(gaps).toHaveLength(count);
    } finally {
      for (const server of servers) await server.remove();
      await cluster.remove();
      await load.remove();
    }
  },
);
