import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../postgres.ts";
import { createDatabase } from "../../postgres-databases.ts";
import { type ChildServer, prepareChildServer } from "../child-server.ts";
import { givenKeys } from "./given-keys.ts";
import { type Load, prepareLoad } from "./load.ts";
import { judge, type Verdict } from "./oracle.ts";

/** What is killed: a process of the server, PostgreSQL with all its processes, or a server with its own database. */
export const lanes = ["server", "postgres", "embedded"] as const;
export type Lane = (typeof lanes)[number];

export interface Survived extends Verdict {
  lane: Lane;
  kills: number;
  /** Requests that got no answer, or a refusal for the moment, and were sent again. */
  again: number;
  seconds: number;
  secondsPerKill: number;
}

/** When a kill comes: at any time, around the answer of the mail server, or between an effect and its answer. */
const moments = ["any", "any", "before 250", "after 250", "before the answer"] as const;
const patienceMilliseconds = 2_000;
const dieBeforeAnswering = join(import.meta.dirname, "../die-before-answering.ts");

interface Deployment {
  servers: ChildServer[];
  /** Kills at a moment and brings back what was killed. */
  strike(load: Load): Promise<void>;
  remove(): Promise<void>;
}

interface Choice {
  /** Settings of PostgreSQL, for a deployment that is set up wrongly. */
  settings?: readonly string[];
  /** After how long no further kill comes; the rest of the kills is left out. */
  minutes?: number | undefined;
}

/** Kills one part of a deployment again and again under the mixed load, and judges what is there afterwards. */
export async function surviveKills(
  lane: Lane,
  kills: number,
  { settings, minutes = Number.POSITIVE_INFINITY }: Choice = {},
): Promise<Survived> {
  const load = await prepareLoad();
  const deployment = await deploy(lane, load, settings);
  const { servers } = deployment;
  const [first] = servers;
  if (first === undefined) throw new Error("Nothing was deployed.");
  try {
    let turn = 0;
    const keys = await givenKeys(first);
    load.begin({ ...keys, url: () => servers[turn++ % servers.length]?.url ?? "" });
    const startedAt = performance.now();
    const isTimeLeft = () => performance.now() - startedAt < minutes * 60_000;
    let done = 0;
    for (; done < kills && isTimeLeft(); done += 1) {
      await Promise.race([load.until(1 + randomInt(6)), pause(5 * patienceMilliseconds)]);
      await deployment.strike(load);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    await load.end();
    for (const other of servers.slice(1)) await other.stop();
    const verdict = await judge(load, first);
    return {
      lane,
      kills: done,
      again: load.seen.again,
      seconds: Math.round(seconds),
      secondsPerKill: Math.round((seconds / done) * 100) / 100,
      ...verdict,
    };
  } finally {
    await deployment.remove();
    await load.remove();
  }
}

function deploy(lane: Lane, load: Load, settings: readonly string[] = []): Promise<Deployment> {
  return lane === "embedded" ? deployEmbedded(load) : deployOnPostgres(lane, load, settings);
}

async function deployEmbedded({ environment }: Load): Promise<Deployment> {
  const server = await prepareChildServer(environment, { serverUrl: null });
  await server.start(dieBeforeAnswering);
  return {
    servers: [server],
    async strike(load) {
      await killServer(server, load);
      await server.start(dieBeforeAnswering);
    },
    remove: () => server.remove(),
  };
}

async function deployOnPostgres(
  lane: "server" | "postgres",
  { environment }: Load,
  settings: readonly string[],
): Promise<Deployment> {
  const postgres = await startPostgres({ settings: () => settings });
  const { url } = await createDatabase(postgres.url);
  const given = { ...environment, DATABASE_URL: url };
  const servers = [await prepareChildServer(given), await prepareChildServer(given)];
  for (const server of servers) await server.start(dieBeforeAnswering);
  let turn = 0;
  return {
    servers,
    async strike(load) {
      if (lane === "postgres") {
        await untilMoment(load, moments[randomInt(moments.length - 1)] ?? "any");
        await postgres.kill();
        await postgres.start();
        return;
      }
      const victim = servers[turn++ % servers.length];
      if (victim === undefined) return;
      await killServer(victim, load);
      await victim.start(dieBeforeAnswering);
    },
    async remove() {
      for (const server of servers) await server.remove();
      await postgres.stop();
    },
  };
}

async function killServer(server: ChildServer, load: Load): Promise<void> {
  const moment = moments[randomInt(moments.length)] ?? "any";
  if (moment === "before the answer") {
    load.dueDeath();
    await Promise.race([server.ended(), pause(patienceMilliseconds)]);
  } else {
    await untilMoment(load, moment);
  }
  await server.kill();
}

async function untilMoment({ sink }: Load, moment: (typeof moments)[number]): Promise<void> {
  if (moment === "any" || moment === "before the answer") return void (await pause(randomInt(60)));
  const wanted = moment === "before 250" ? "before" : "after";
  const comes = Promise.withResolvers<void>();
  sink.onText = (at) => {
    if (at === wanted) comes.resolve();
  };
  await Promise.race([comes.promise, pause(patienceMilliseconds)]);
  sink.onText = () => {};
}
