import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, totalmem, type } from "node:os";
import type { Figures } from "./bench.ts";

const folder = new URL("../results/", import.meta.url);

export interface Machine {
  cores: number;
  processor: string;
  memoryGiB: number;
  system: string;
  node: string;
  /** The load average of the last minute before the run, caused by other programs. */
  loadBefore: number;
}

export function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? "unknown",
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: type(),
    node: process.version,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}

export interface Result {
  name: string;
  about: string;
  date: string;
  seconds: number;
  machine: Machine;
  figures: Figures;
}

/** Writes a result as `<name>-<date>.json` and as a readable `.md`. @returns the table */
export function keepResult(result: Result): string {
  mkdirSync(folder, { recursive: true });
  const base = `${result.name}-${result.date.slice(0, 10)}`;
  const table = tableOf(result.figures);
  writeFileSync(new URL(`${base}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(new URL(`${base}.md`, folder), markdown(result, table));
  return table;
}

function markdown({ name, about, date, seconds, machine }: Result, table: string): string {
  const { cores, processor, memoryGiB, system, node, loadBefore } = machine;
  return `# ${name}

${about}

${date}, ${cores} cores of ${processor}, ${memoryGiB} GiB, ${system}, Node ${node}; ${seconds} s a figure; load average before: ${loadBefore}.

${table}
`;
}

/** A row for each measured thing, a column for each unit that occurs. */
function tableOf(figures: Figures): string {
  const columns = [...new Set(Object.values(figures).flatMap((row) => Object.keys(row)))];
  const rows = Object.entries(figures).map(([name, row]) => {
    const values = new Map<string, number | null>(Object.entries(row));
    return [name, ...columns.map((column) => values.get(column) ?? "")];
  });
  const lines = [["", ...columns], ["---", ...columns.map(() => "---:")], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
