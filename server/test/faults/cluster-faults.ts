import { setTimeout as pause } from "node:timers/promises";
import type { ChildServer } from "./child-server.ts";
import { setClocks } from "./load/jump.ts";
import type { ClusterPlace, PatroniCluster } from "./patroni-cluster.ts";

/** Longer than Patroni lets a leader say nothing (`ttl`). */
const frozenMilliseconds = 25_000;
/** How long a fault lasts that another leader does not end. */
const lastingMilliseconds = 20_000;
/** nginx leaves a process alone for ten seconds after it was refused there. */
const failMilliseconds = 11_000;
/** As the unit of systemd has it. */
const startsAgainMilliseconds = 1_000;
const startsMilliseconds = 180_000;
const hourMilliseconds = 3_600_000;

/** What a fault happens to. */
interface Struck {
  cluster: PatroniCluster;
  /** The number of the node that leads. */
  leader: string;
  servers: readonly ChildServer[];
}

export interface Fault {
  place?: ClusterPlace;
  /** Resolves when another node is to lead, or when all is over where none is. @returns how the node comes back */
  happens(struck: Struck): Promise<(() => Promise<unknown>) | null>;
  /** Clocks of front doors jump by so much: some links and codes end before their time. */
  clocksJump?: number;
}

const others = (leader: string) => ["1", "2", "3"].filter((node) => node !== leader);

async function killed({ cluster, leader }: Struck) {
  await cluster.command("kill", leader);
  return () => cluster.command("start", leader);
}

/** A busy machine gives a starting process no turn for seconds, and it ends: a service manager starts it again. */
export async function startPatiently(server: ChildServer, preload?: string): Promise<void> {
  const deadline = Date.now() + startsMilliseconds;
  for (;;) {
    try {
      return await server.start(preload);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(startsAgainMilliseconds);
    }
  }
}

async function upgradeInTurn(servers: readonly ChildServer[]): Promise<void> {
  for (const server of servers) {
    await server.stop();
    await startPatiently(server);
    await pause(failMilliseconds);
  }
}

/** What happens to the leader. */
export const clusterFaults: Record<string, Fault> = {
  killed: { happens: killed },
  frozen: {
    async happens({ cluster, leader }) {
      await cluster.command("freeze", leader);
      // It goes on where it was, and believes that it leads.
      return async () => {
        await pause(frozenMilliseconds);
        await cluster.command("thaw", leader);
      };
    },
  },
  switched: {
    async happens({ cluster }) {
      await cluster.command("switch");
      return async () => {};
    },
  },
  "off the network": {
    place: { apart: true },
    /** It believes that it leads, and nobody hears it. */
    async happens({ cluster, leader }) {
      await cluster.command("cut", leader);
      return async () => {
        await pause(frozenMilliseconds);
        await cluster.command("mend", leader);
      };
    },
  },
  "on a full disk": {
    place: { diskMegabytes: 700 },
    async happens({ cluster, leader }) {
      await cluster.command("fill", leader);
      await pause(lastingMilliseconds);
      await cluster.command("empty", leader);
      // What ended for want of room: its service manager starts it again.
      await cluster.command("start", leader);
      return null;
    },
  },
  "asked by a front door an hour ahead, and an hour behind": {
    clocksJump: hourMilliseconds,
    async happens({ servers }) {
      for (const offset of [hourMilliseconds, -hourMilliseconds]) {
        await setClocks(servers.slice(0, 1), offset);
        await pause(lastingMilliseconds / 2);
      }
      await setClocks(servers, 0);
      return null;
    },
  },
  "an hour ahead, and an hour behind": {
    place: { clocks: true },
    clocksJump: hourMilliseconds,
    async happens({ cluster, leader }) {
      for (const seconds of [hourMilliseconds / 1_000, -hourMilliseconds / 1_000]) {
        await cluster.command("clock", leader, String(seconds));
        await pause(lastingMilliseconds / 2);
      }
      await cluster.command("clock", leader, "0");
      return null;
    },
  },
  "without etcd's majority": {
    /** Nobody may lead until it is back. */
    async happens({ cluster, leader }) {
      for (const node of others(leader)) await cluster.command("kill-etcd", node);
      await pause(lastingMilliseconds);
      for (const node of others(leader)) await cluster.command("start", node);
      return null;
    },
  },
  "copied to a standby": {
    /** Not the leader itself: a standby is copied anew from it while people log in. */
    async happens({ cluster, leader }) {
      const [standby = ""] = others(leader);
      await cluster.command("rebuild", standby);
      return null;
    },
  },
  "killed beside a rolling upgrade": {
    async happens({ cluster, leader, servers }) {
      const upgrade = upgradeInTurn(servers);
      const start = await killed({ cluster, leader, servers });
      return () => Promise.all([start(), upgrade]);
    },
  },
};
