import { brand } from "@frontdoor/brand/brand.ts";
import type { StoredData } from "@frontdoor/contract/account/stored-data.ts";

/** Gives the browser what is kept about the person as a file. */
export function saveAsFile(data: StoredData): void {
  const text = JSON.stringify(data, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${brand.name.toLowerCase()}-account-${data.at.slice(0, 10)}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser takes it up after the press.
  setTimeout(() => URL.revokeObjectURL(address));
}
