import type { StoredData } from "@frontdoor/contract/account/stored-data.ts";
import { downloadFile } from "../client/download-file.ts";

/** Lets the browser download the data stored about the person. Returns the text of the file. */
export function saveStoredData(data: StoredData): string {
  const text = JSON.stringify(data, null, 2);
  downloadFile(`account-${data.at.slice(0, 10)}`, "json", text);
  return text;
}
