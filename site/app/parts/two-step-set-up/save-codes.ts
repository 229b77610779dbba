import { brand } from "@frontdoor/brand/brand.ts";
import { giveFile } from "../../client/give-file.ts";

/** Gives the browser the codes as a file of text. */
export function saveCodes(lines: readonly string[]): void {
  const name = `${brand.name.toLowerCase()}-recovery-codes.txt`;
  giveFile(name, "text/plain", `${lines.join("\n")}\n`);
}
