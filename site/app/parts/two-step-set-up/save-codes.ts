import { giveFile } from "../../client/give-file.ts";

/** Lets the browser download the codes as a text file. */
export function saveCodes(lines: readonly string[]): void {
  giveFile("recovery-codes", "txt", `${lines.join("\n")}\n`);
}
