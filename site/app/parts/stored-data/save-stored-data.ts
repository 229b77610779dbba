import { brand } from "@frontdoor/brand/brand.ts";
import type { StoredData } from "@frontdoor/contract/account/stored-data.ts";
import { giveFile } from "../../client/give-file.ts";

/** Gives the browser what is kept about the person as a file. */
export function saveStoredData(data: StoredData): void {
  const name = `${brand.name.toLowerCase()}-account-${data.at.slice(0, 10)}.json`;
  giveFile(name, "application/json", JSON.stringify(data, null, 2));
}
