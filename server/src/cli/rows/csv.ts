import { csvCell } from "@frontdoor/contract/csv-cell.ts";

/** Records as CSV (RFC 4180) under the names of the first one's fields. */
export function csv(records: readonly Record<string, string | null>[]): string {
  const names = Object.keys(records[0] ?? {});
  const lines = records.map((record) => names.map((name) => csvCell(record[name] ?? "")));
  return [names, ...lines].map((line) => line.join(",")).join("\r\n");
}
