/**
 * Records as CSV (RFC 4180) under the names of the first one's fields. A value that a spreadsheet would
 * take for a formula gets an apostrophe in front: strangers write these values.
 */
export function csv(records: readonly Record<string, string | null>[]): string {
  const names = Object.keys(records[0] ?? {});
  const lines = records.map((record) => names.map((name) => quoted(record[name] ?? "")));
  return [names, ...lines].map((line) => line.join(",")).join("\r\n");
}

function quoted(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
