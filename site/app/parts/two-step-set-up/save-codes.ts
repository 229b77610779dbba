import { downloadFile } from "../../client/download-file.ts";

/** Lets the browser download the codes as a text file. */
export function saveCodes(lines: readonly string[]): void {
  downloadFile("recovery-codes", "txt", `${lines.join("\n")}\n`);
}
