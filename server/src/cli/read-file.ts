import { readFileSync } from "node:fs";
import { CommandFailed } from "./command-failed.ts";

/** @throws CommandFailed when it cannot be read */
export function readFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new CommandFailed(`The file ${file} cannot be read.`);
  }
}
