import { brand } from "@frontdoor/brand/brand.ts";

/** Gives the browser the codes as a file of text. */
export function saveCodes(lines: readonly string[]): void {
  const text = `${lines.join("\n")}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${brand.name.toLowerCase()}-recovery-codes.txt`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser takes it up after the press.
  setTimeout(() => URL.revokeObjectURL(address));
}
