import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attack } from "../hostile/attack.ts";
import { startHostileServer } from "../hostile/hostile-server.ts";

const requests = Number(process.env.HOSTILE_REQUESTS ?? 100_000);
const from = Number(process.env.HOSTILE_FROM ?? 0);
const minutes = Number(process.env.HOSTILE_MINUTES ?? 600);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
/** What a heap may gain while it warms up, once a fifth of the requests are answered. */
const gainedMiB = 120;

let started: Awaited<ReturnType<typeof startHostileServer>>;
beforeAll(async () => {
  started = await startHostileServer();
}, 240_000);
afterAll(() => started.server.remove());

test("[SEC-F18 SEC-G11] requests made from the schemas are refused or answered, in time and in the same memory", {
  timeout: 7_200_000,
}, async () => {
  const { server, productKeys } = started;
  const report = await attack(server, productKeys, { seed, from, requests, minutes });
  const { faults, ...figures } = report;
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(faults.slice(0, 20)).toEqual([]);
  const [early = 0, , late = 0] = report.residentMiB;
  expect(late - early).toBeLessThan(gainedMiB);
  expect(report.byCare.valid?.["2xx"]).toBeGreaterThan(report.requests / 20);
});

test("[SEC-F18] a server that fails at one odd value is found out", {
  timeout: 1_200_000,
}, async () => {
  const { server, productKeys } = started;
  await server.stop();
  await server.start(fileURLToPath(new URL("../hostile/throw-on-odd.ts", import.meta.url)));
  const plan = { seed, from, requests: 50_000, untilFault: true };
  const { faults, requests: sent } = await attack(server, productKeys, plan);
  process.stdout.write(`Found after ${sent} requests: ${faults[0]}\n`);
  expect(faults[0]).toContain(": 500 ");
});
