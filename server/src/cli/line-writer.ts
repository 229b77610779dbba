import { fstatSync, writeFileSync } from "node:fs";
import type { Writable } from "node:stream";
import { CommandFailed } from "./command-failed.ts";

/**
 * Writes texts to an output as lines, each of them to its end. What a full disk does not take, or a program that has
 * ended, is a failure: nobody may take a part of an export for the whole.
 */
export function lineWriter(output: Writable & { fd: number }): (text: string) => Promise<void> {
  const { fd } = output;
  if (fstatSync(fd).isFile()) {
    // The stream of a file does not notice that a disk took a part of the text.
    return async (text) => {
      try {
        writeFileSync(fd, `${text}\n`);
      } catch (error) {
        throw notWritten(error);
      }
    };
  }
  // Each write tells of its own failure; without a listener the stream would end the process.
  output.on("error", () => {});
  return (text) =>
    new Promise((resolve, reject) => {
      output.write(`${text}\n`, (error) => {
        if (error == null) resolve();
        else reject(notWritten(error));
      });
    });
}

function notWritten(error: unknown): CommandFailed {
  const reason = error instanceof Error ? error.message : String(error);
  return new CommandFailed(`The output was not written to its end: ${reason}`);
}
