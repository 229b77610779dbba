/**
 * The rows of a CSV text (RFC 4180: quotes, doubled quotes, commas and line breaks inside quotes) as
 * objects under the names of its first line. The byte order mark that spreadsheets put first is dropped.
 * @throws Error naming the line whose number of values differs from the heading's
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [heading = [], ...lines] = splitCsv(text.replace(/^\uFEFF/, ""));
  return lines.map((values, index) => {
    if (values.length !== heading.length) {
      throw new Error(`Line ${index + 2}: ${values.length} values under ${heading.length} names.`);
    }
    return Object.fromEntries(heading.map((name, column) => [name, values[column] ?? ""]));
  });
}

function splitCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, bare = "", end = ""] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    const isTrailingEmptyLine = line.length === 0 && bare === "" && quoted === undefined;
    if (isTrailingEmptyLine && end !== ",") continue;
    line.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
