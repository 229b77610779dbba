import { brand } from "@frontdoor/brand/brand.ts";
import { giveFile } from "../../client/give-file.ts";

/** Lets the browser download the codes as a text file. */
export function saveCodes(lines: readonly string[]): void {
  const name = `${brand.name.toLowerCase()}-recovery-codes.txt`;
  giveFile(name, "text/plain", `${lines.join("\n")}\n`);
}
