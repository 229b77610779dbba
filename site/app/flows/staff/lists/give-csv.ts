import { giveFile, ofToday } from "../../../client/give-file.ts";
import { type Cell, csvOf } from "./csv.ts";

/** Downloads a table as a CSV file. Its name has the caption and today's date. */
export function giveCsv(caption: string, rows: readonly (readonly Cell[])[]): void {
  const name = caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  giveFile(ofToday(name), "csv", csvOf(rows));
}
