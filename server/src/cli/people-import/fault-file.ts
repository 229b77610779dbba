import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { CommandFailed } from "../command-failed.ts";
import { csv } from "../rows/csv.ts";
import { terminalWords } from "../terminal-words.ts";

/** The file that lists a run's faulty rows: line, column and reason, without any of their content. */
export interface FaultFile {
  readonly path: string;
  readonly rows: number;
  add(line: number, problems: Problems): void;
  /** Without a faulty row there is no file. */
  close(): void;
}

const heading = "line,column,problem";

/**
 * Begins a new list: each run checks every row again.
 * @throws CommandFailed where another file is there already
 */
export function openFaultFile(path: string): FaultFile {
  if (existsSync(path) && !isList(path)) {
    throw new CommandFailed(`${path} is there and is no list of faulty rows: name another file.`);
  }
  rmSync(path, { force: true });
  let file: number | null = null;
  let rows = 0;
  return {
    path,
    get rows() {
      return rows;
    },
    add(line, problems) {
      rows += 1;
      const records = Object.entries(problems).map(([column, problem]) => ({
        line: String(line),
        column,
        problem: terminalWords(problem),
      }));
      const text = csv(records);
      const first = text.indexOf("\r\n") + 2;
      try {
        const isFirst = file === null;
        file ??= openSync(path, "w");
        // Unlike `writeSync` it goes on where a disk took a part.
        writeFileSync(file, `${isFirst ? text : text.slice(first)}\r\n`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new CommandFailed(`${path} was not written to its end: ${reason}`);
      }
    },
    close() {
      if (file !== null) closeSync(file);
    },
  };
}

const isList = (path: string) =>
  statSync(path).isFile() && readFileSync(path, "utf8").startsWith(heading);
