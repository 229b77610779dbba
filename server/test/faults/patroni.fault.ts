import { randomInt } from "node:crypto";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, test } from "vitest";
import { ensureProgram } from "../../../scripts/testing/program.ts";
import { prepareChildServer } from "./child-server.ts";
import { clusterFaults, startPatiently } from "./cluster-faults.ts";
import { keepClusterResult } from "./load/cluster-results.ts";
import { expectSound } from "./load/expect-sound.ts";
import { givenKeys } from "./load/given-keys.ts";
import { prepareLoad } from "./load/load.ts";
import { judge } from "./load/oracle.ts";
import { guarded } from "./load/stories/authentication-methods.ts";
import { probeLogins } from "./login-probe.ts";
import { startNginx } from "./nginx.ts";
import { openPatroniCluster } from "./patroni-cluster.ts";

const count = Number(process.env.FAIL_OVERS ?? 20);
const minutes = Number(process.env.FAIL_OVER_MINUTES ?? Number.POSITIVE_INFINITY);
const minute = 60_000;
const people = 8;
const clockThatJumps = join(import.meta.dirname, "load/clock-that-jumps.ts");
/** The back ends of products are on this machine. */
const productsFromHere = "location ^~ /api/products/ { proxy_pass http://frontdoor; }";

for (const [name, program] of Object.entries({
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  faketime: "faketime",
})) {
  ensureProgram(name, program);
}

test.each(Object.entries(clusterFaults))(
  `[SEC-F8] a leader that is %s under the load of all flows, ${count} times: nothing acknowledged is lost or doubled, and whoever logs in meanwhile is told to wait`,
  { timeout: 120 * minute },
  async (name, { happens, place, clocksJump = 0 }) => {
    // Who types a code of an app needs a server whose clock is right.
    const load = await prepareLoad({
      people,
      clocksJump,
      without: clocksJump > 0 ? [guarded] : [],
    });
    const preload = clocksJump > 0 ? clockThatJumps : undefined;
    const cluster = await openPatroniCluster(20_000 + randomInt(400) * 20, place);
    const behindNginx = { TRUST_PROXY: "1", HOST: "127.0.0.1", DRAIN_SECONDS: "1" };
    const given = { ...load.environment, ...behindNginx, DATABASE_URL: cluster.url };
    const servers = [await prepareChildServer(given), await prepareChildServer(given)] as const;
    const portOf = (nth: 0 | 1) => Number(new URL(servers[nth].url).port);
    const balancer = await startNginx([portOf(0), portOf(1)], productsFromHere);
    setDefaultCACertificates([...getCACertificates("default"), balancer.certificate]);
    const url = `https://localhost:${balancer.port}`;
    const gaps: number[] = [];
    try {
      for (const server of servers) await startPatiently(server, preload);
      load.begin({ ...(await givenKeys(servers[0])), url: () => url });
      const probe = await probeLogins(url, load.ledger);
      const endsAt = Date.now() + minutes * minute;
      while (gaps.length < count && Date.now() < endsAt) {
        await load.until(3 + randomInt(5));
        // A busy machine lets a node's answer come too late.
        await cluster.whole();
        const leader = await cluster.leader();
        if (leader === null) continue;
        const longestRefused = probe.measure();
        const comeBack = await happens({ cluster, leader: String(leader), servers });
        if (comeBack !== null) await cluster.otherThan(leader);
        await load.until(1);
        await comeBack?.();
        await cluster.whole();
        gaps.push(longestRefused());
        process.stdout.write(`${name} ${gaps.length}: ${gaps.at(-1)} ms\n`);
      }
      await probe.stop();
      await load.end();
      await servers[1].stop();
      const judged = await judge(load, servers[0]);
      const verdict = { ...judged, wrong: [...judged.wrong, ...probe.wrong] };
      keepClusterResult(name, gaps, verdict);
      expectSound(verdict);
      expect(gaps.length).toBeGreaterThan(0);
    } finally {
      await balancer.stop();
      for (const server of servers) await server.remove();
      await cluster.remove();
      await load.remove();
    }
  },
);
