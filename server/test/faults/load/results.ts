import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import type { Survived } from "./kill-lanes.ts";

const folder = join(import.meta.dirname, "../../../../bench/results");

interface Kept {
  at: string;
  machine: string;
  loadBefore: number;
  lane: string;
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  wrong: number;
  messagesAgain: number;
  again: number;
  secondsPerKill: number;
}

const columns = [
  "lane",
  "kills",
  "acknowledged",
  "lost",
  "doubled",
  "wrong",
  "messagesAgain",
  "again",
  "secondsPerKill",
] as const;

/** Adds what a run of kills found to the results of the day, with the machine, and writes the table again. */
export function keepResult(survived: Survived): void {
  const at = new Date().toISOString();
  const path = join(folder, `faults-${at.slice(0, 10)}.json`);
  const before: Kept[] = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  const kept = [...before, keptOf(survived, at)];
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(path.replace(/json$/, "md"), tableOf(kept));
}

function keptOf(survived: Survived, at: string): Kept {
  const { lane, kills, acknowledged, lost, doubled, wrong, messagesAgain, again } = survived;
  return {
    at,
    machine: `${cpus().length} cores of ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux, Node ${process.version}`,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    lane,
    kills,
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    wrong: wrong.length,
    messagesAgain,
    again,
    secondsPerKill: survived.secondsPerKill,
  };
}

function tableOf(kept: readonly Kept[]): string {
  const rows = kept.map(
    (each) =>
      `| ${each.at} | ${columns.map((name) => each[name]).join(" | ")} | ${each.loadBefore} |`,
  );
  const machines = [...new Set(kept.map(({ machine }) => machine))].join("; ");
  const sum = (name: "kills" | "acknowledged" | "lost" | "doubled" | "wrong" | "messagesAgain") =>
    kept.reduce((total, each) => total + each[name], 0);
  return [
    "# faults",
    "",
    "`npm run test:faults -- --kills 1000`: SIGKILL under the mixed load of all flows. `server` is one of two processes over a PostgreSQL, `postgres` the database with all its processes, `embedded` a process with its own database. `acknowledged` counts effects that somebody was told of and wrote down on a disk; `messagesAgain` messages that came a second time, with the same Message-ID and the same link; `again` requests that were sent again with their key.",
    "",
    `${machines}.`,
    "",
    `In all ${sum("kills")} kills, ${sum("acknowledged")} acknowledged, ${sum("lost")} lost, ${sum("doubled")} doubled, ${sum("wrong")} wrong, ${sum("messagesAgain")} messages again.`,
    "",
    `| at | ${columns.join(" | ")} | load of the machine |`,
    `| --- | --- |${columns.map(() => " ---: |").join("")}`,
    ...rows,
    "",
  ].join("\n");
}
