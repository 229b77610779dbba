/**
 * The values of each row under the names of the heading, read letter by letter; `"refused"` for what is not plain,
 * and the given result where the rules of RFC 4180 leave open what is meant.
 */
export function oracleCsv(text: string, result: unknown): unknown {
  if (result === "refused") return result;
  const lines = read(text.replace(/^\ufeff/, ""));
  if (lines === null) return "refused";
  const [heading = [], ...rows] = lines;
  return rows.map((values) =>
    Object.fromEntries(heading.map((name, column) => [name, values[column] ?? ""])),
  );
}

function read(text: string): string[][] | null {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  const end = () => {
    if (line.length > 1 || line[0] !== "") lines.push(line);
    line = [];
  };
  while (at <= text.length) {
    let value = "";
    let isQuoted = false;
    if (text[at] === '"') {
      isQuoted = true;
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (at >= text.length) return null;
        if (text[at] === '"') at += 1;
        value += text[at];
        at += 1;
      }
      at += 1;
    }
    while (at < text.length && !",\r\n".includes(text[at] ?? "")) {
      if (isQuoted) return null;
      value += text[at];
      at += 1;
    }
    line.push(isQuoted && value === "" ? emptyQuoted : value);
    if (text[at] === ",") {
      at += 1;
      continue;
    }
    if (at >= text.length) break;
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    end();
  }
  end();
  return lines.map((values) => values.map((value) => (value === emptyQuoted ? "" : value)));
}

/** A line of one empty value in quotes is no empty line. */
const emptyQuoted = "\0empty";
