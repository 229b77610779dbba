import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { attack } from "../hostile/attack.ts";
import { heapMiB } from "../hostile/heap.ts";
import { startHostileServer } from "../hostile/hostile-server.ts";

const requests = Number(process.env.HOSTILE_REQUESTS ?? 100_000);
const from = Number(process.env.HOSTILE_FROM ?? 0);
const minutes = Number(process.env.HOSTILE_MINUTES ?? 600);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
/** What a heap may gain once a fifth of the requests are answered. */
const gainedMiB = 30;
const preloadOf = (name: string) => fileURLToPath(new URL(`../hostile/${name}`, import.meta.url));
const kindCharacters = 60;
const shownOfAKind = 3;

test("[SEC-F18 SEC-G11] requests made from the schemas are refused or answered, in time and in the same memory", {
  timeout: 7_200_000,
}, async () => {
  const { server, productKeys } = await startHostileServer(preloadOf("tell-heap.ts"));
  onTestFinished(() => server.remove());
  const plan = { seed, from, requests, minutes, heapOf: heapMiB };
  const report = await attack(server, productKeys, plan);
  const { faults, ...figures } = report;
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(someOfEachKind(faults)).toEqual([]);
  const [early = 0] = report.heapMiB;
  expect((report.heapMiB.at(-1) ?? Number.NaN) - early).toBeLessThan(gainedMiB);
  expect(report.byCare.valid?.["2xx"]).toBeGreaterThan(report.requests / 20);
});

test("[SEC-F18] a server that fails at one odd value is found out", {
  timeout: 1_200_000,
}, async () => {
  const { server, productKeys } = await startHostileServer(preloadOf("throw-on-odd.ts"));
  onTestFinished(() => server.remove());
  const plan = { seed, from, requests: 1_000_000, untilFault: true };
  const { faults, requests: sent } = await attack(server, productKeys, plan);
  process.stdout.write(`Found after ${sent} requests: ${faults[0]}\n`);
  expect(faults[0]).toContain(": 500 ");
});

/** Many of one kind hide none of another; a kind is what was asked and what came, up to its first words. */
function someOfEachKind(faults: readonly string[]): string[] {
  const kinds = Map.groupBy(faults, (fault) =>
    fault.replace(/^#\d+ /, "").slice(0, kindCharacters),
  );
  return [...kinds.values()].flatMap((each) => each.slice(0, shownOfAKind));
}
