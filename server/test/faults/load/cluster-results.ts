import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import type { Verdict } from "./oracle.ts";

const folder = join(import.meta.dirname, "../../../../bench/results");

/** One run of one fault, again and again. */
interface Kept {
  at: string;
  fault: string;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Each answer that nobody should get, and each fault of the audit. */
  wrong: string[];
  /** For each time the longest time in which a login was refused, in milliseconds. */
  refused: number[];
  loadOfMachine: number;
}

/** Adds what a fault of the cluster did to the results of the day, and writes the table again. */
export function keepClusterResult(fault: string, refused: number[], verdict: Verdict): void {
  const now = new Date().toISOString();
  const path = join(folder, `cluster-faults-${now.slice(0, 10)}.json`);
  const before: Kept[] = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  const { acknowledged, lost, doubled, wrong } = verdict;
  const counts = { acknowledged, lost: lost.length, doubled: doubled.length, wrong };
  const loadOfMachine = Math.round(loadavg()[0] ?? 0);
  const all = [...before, { at: now, fault, ...counts, refused, loadOfMachine }];
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
  execFileSync("npx", ["biome", "format", "--write", path], { stdio: "ignore" });
  writeFileSync(path.replace(/json$/, "md"), tableOf(all));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const secondsOf = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** One row for all runs of a fault. */
function rowOf(fault: string, runs: readonly Kept[]): string {
  const refused = runs.flatMap((run) => run.refused).toSorted((one, other) => one - other);
  const at = (share: number) => refused[Math.ceil(refused.length * share) - 1] ?? 0;
  const figures = [
    refused.length,
    ...(["acknowledged", "lost", "doubled"] as const).map((name) =>
      sum(runs.map((run) => run[name])),
    ),
    sum(runs.map(({ wrong }) => wrong.length)),
    ...[at(0.5), at(0.95), at(1)].map(secondsOf),
    [...new Set(runs.map(({ loadOfMachine }) => loadOfMachine))].join(", "),
  ];
  return `| ${fault} | ${figures.join(" | ")} |`;
}

function tableOf(all: readonly Kept[]): string {
  const gib = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores of ${cpus()[0]?.model}, ${gib} GiB, Linux, Node ${process.version}`;
  return [
    "# Faults of the cluster",
    "",
    "`FAIL_OVERS=20 npm run test:faults -- server/test/faults/patroni.fault.ts`: what happens to the leader of three nodes of PostgreSQL by Patroni, again and again, under the load of all flows by eight people at once, two front doors behind nginx, all on one machine. After each run the rows, passwords, messages and the audit are compared with what was acknowledged. `wrong`: answers that nobody should get (any 5xx but a 503 with `Retry-After`, or none), or an audit that is not valid. `refused`: the longest time, in seconds, from the beginning of a refused login to the end of the next that succeeded, once for each time; 0 where none was refused. `load`: of the machine, at the end of each run.",
    "",
    `${machine}.`,
    "",
    "| the leader is | times | acknowledged | lost | doubled | wrong | refused, p50 | p95 | longest | load |",
    `| --- |${" ---: |".repeat(9)}`,
    ...Map.groupBy(all, ({ fault }) => fault)
      .entries()
      .map(([fault, runs]) => rowOf(fault, runs)),
    "",
    ...all.flatMap(({ at, fault, wrong }) =>
      wrong.map((one) => `- ${at.slice(11, 16)}, ${fault}: ${one}`),
    ),
    "",
  ].join("\n");
}
