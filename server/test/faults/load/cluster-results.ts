import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import type { Verdict } from "./oracle.ts";

const folder = join(import.meta.dirname, "../../../../bench/results");

interface Kept {
  at: string;
  fault: string;
  times: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  wrong: number;
  /** The longest time in which a login was refused, in milliseconds, over all times. */
  refused: { least: number; median: number; p90: number; longest: number };
  loadOfMachine: number;
  /** What was found out about the run afterwards, written by hand. */
  note?: string;
}

/** Adds what a fault of the cluster did to the results of the day, and writes the table again. */
export function keepClusterResult(fault: string, gaps: readonly number[], verdict: Verdict): void {
  const now = new Date().toISOString();
  const path = join(folder, `cluster-faults-${now.slice(0, 10)}.json`);
  const before: Kept[] = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  const { acknowledged, lost, doubled, wrong } = verdict;
  const sorted = gaps.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const kept: Kept = {
    at: now,
    fault,
    times: gaps.length,
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    wrong: wrong.length,
    refused: { least: at(0), median: at(0.5), p90: at(0.9), longest: at(1) },
    loadOfMachine: Math.round(loadavg()[0] ?? 0),
  };
  const all = [...before, kept];
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(path.replace(/json$/, "md"), tableOf(all));
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

function rowOf(kept: Kept): string {
  const { fault, times, acknowledged, lost, doubled, wrong, refused, loadOfMachine } = kept;
  const { least, median, p90, longest } = refused;
  const figures = [times, acknowledged, lost, doubled, wrong];
  const waits = [least, median, p90, longest].map(seconds);
  return `| ${kept.at.slice(11, 16)} | ${fault} | ${[...figures, ...waits].join(" | ")} | ${loadOfMachine} |`;
}

function tableOf(all: readonly Kept[]): string {
  const gib = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores of ${cpus()[0]?.model}, ${gib} GiB, Linux, Node ${process.version}`;
  return [
    "# Faults of the cluster",
    "",
    "`FAIL_OVERS=20 npm run test:faults -- server/test/faults/patroni.fault.ts`: what happens to the leader of three nodes of PostgreSQL by Patroni, again and again, under the load of all flows by eight people at once, two front doors behind nginx, all on one machine. After each run the rows, passwords, messages and the audit are compared with what was acknowledged. `wrong`: answers that nobody should get (any 5xx but a 503 with `Retry-After`), or an audit that is not valid. `refused`: the longest time, in seconds, from the beginning of a refused login to the end of the next that succeeded; 0 where none was refused.",
    "",
    `${machine}.`,
    "",
    "| UTC | the leader is | times | acknowledged | lost | doubled | wrong | refused, least | median | p90 | longest | load of the machine |",
    `| --- | --- |${" ---: |".repeat(10)}`,
    ...all.map(rowOf),
    "",
    ...all.flatMap(({ at, fault, note }) =>
      note ? [`- ${at.slice(11, 16)}, ${fault}: ${note}`] : [],
    ),
    "",
  ].join("\n");
}
