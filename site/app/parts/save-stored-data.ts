import type { StoredData } from "@frontdoor/contract/account/stored-data.ts";
import { downloadFile } from "../client/download-file.ts";

/** Lets the browser download the data stored about the person. */
export function saveStoredData(data: StoredData): void {
  downloadFile(`account-${data.at.slice(0, 10)}`, "json", JSON.stringify(data, null, 2));
}
