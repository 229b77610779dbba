import { randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { startNginx } from "./nginx.ts";

interface Asked {
  path: string;
  body?: unknown;
}

/**
 * Pages, and writes that are refused for what is missing: nginx sends no write a second time, and none of these
 * waits for a slow disk.
 */
const asked: readonly Asked[] = [
  { path: "/" },
  { path: "/login" },
  { path: "/api/practice/security/auth", body: {} },
  { path: "/healthz" },
  { path: "/api/practice/security/auth", body: { username: "" } },
];
const atOnce = 8;
/** For how long nginx leaves a process alone after it was refused there, by default, and a little more. */
const failMilliseconds = 11_000;

interface Restarted {
  answered: number;
  /** Requests without an answer of ours, each with what came instead. */
  failed: string[];
}

/**
 * Two processes over one database behind nginx: each is restarted in turn while people go on asking.
 * @param least how many requests are sent; more when the restarts take longer
 */
export async function restartUnderLoad(least: number, drainSeconds: number): Promise<Restarted> {
  const shared = {
    TRUST_PROXY: "1",
    HOST: "127.0.0.1",
    PUBLIC_URL: "https://www.example.org",
    INBOX: "on",
    MASTER_KEY: randomBytes(32).toString("hex"),
    DRAIN_SECONDS: String(drainSeconds),
  };
  const first = await prepareChildServer(shared);
  const second = await prepareChildServer({ ...shared, DATABASE_URL: String(first.databaseUrl) });
  const processes = [first, second];
  await first.start();
  await second.start();
  const balancer = await startNginx([portOf(first), portOf(second)]);
  try {
    const load = letAsk(balancer.port);
    for (const process of processes) {
      await pause(1_000);
      await process.stop();
      await process.start();
      await pause(failMilliseconds);
    }
    return await load.until(least);
  } finally {
    await balancer.stop();
    for (const process of processes) await process.remove();
  }
}

function letAsk(port: number) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: atOnce });
  const told: Restarted = { answered: 0, failed: [] };
  let least = Number.POSITIVE_INFINITY;
  const ask = async () => {
    for (let turn = 0; told.answered + told.failed.length < least; turn++) {
      const one = asked[turn % asked.length] ?? { path: "/" };
      const failure = await send(port, agent, one).catch((error: Error) => error.message);
      if (failure === null) told.answered++;
      else told.failed.push(`${one.body ? "POST" : "GET"} ${one.path}: ${failure}`);
    }
  };
  const people = Array.from({ length: atOnce }, ask);
  return {
    async until(count: number): Promise<Restarted> {
      least = count;
      await Promise.all(people);
      agent.destroy();
      return told;
    },
  };
}

/** @returns null for an answer that is not a server's failure, else its status and what it says */
function send(port: number, agent: Agent, { path, body }: Asked): Promise<string | null> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, agent, method: body ? "POST" : "GET", headers },
      (response) => {
        const { statusCode = 0 } = response;
        text(response).then(
          (said) => resolve(statusCode < 500 ? null : `${statusCode} ${said}`),
          reject,
        );
      },
    );
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const portOf = ({ url }: ChildServer) => Number(new URL(url).port);

/** @param least how many answers there must be */
export function expectNoneLost({ answered, failed }: Restarted, least: number): void {
  const kinds = Map.groupBy(failed, (each) => each);
  expect([...kinds].map(([kind, each]) => `${each.length} ${kind}`)).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(least);
}
