import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { CommandFailed } from "../command-failed.ts";

/** What is known about a file before its rows are read. */
export interface ExaminedFile {
  path: string;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  /** At most as many rows as there are lines. */
  aboutRows: number;
  /** The form of its beginning; a document on a single line may look like NDJSON. */
  form: "csv" | "ndjson" | "json";
  isUtf8: boolean;
  /** The names of the columns of a CSV, where its first line can be read. */
  heading: readonly string[];
}

const lineFeed = 10;
const mostHeadingBytes = 65_536;

/**
 * Reads a file once without keeping it.
 * @throws CommandFailed when it cannot be read
 */
export async function examineFile(path: string): Promise<ExaminedFile> {
  // It is read again for its rows: nothing of a pipe would be left.
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) {
    throw new CommandFailed(`${path} is no file: write what comes from a pipe into one first.`);
  }
  const hash = createHash("sha256");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let lines = 0;
  let last = lineFeed;
  let start = Buffer.alloc(0);
  let isUtf8 = true;
  const decode = (bytes?: Buffer) => {
    // As in UTF-16: its English letters are valid UTF-8 too.
    if (bytes?.includes(0)) isUtf8 = false;
    if (!isUtf8) return;
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
      const bytes: Buffer = chunk;
      hash.update(bytes);
      decode(bytes);
      if (start.length < mostHeadingBytes)
        start = Buffer.concat([start, bytes.subarray(0, mostHeadingBytes)]);
      for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1))
        lines += 1;
      last = bytes.at(-1) ?? last;
    }
    decode();
  } catch {
    throw new CommandFailed(`The file ${path} cannot be read.`);
  }
  const [first = ""] = start
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .split(/[\r\n]/, 1);
  const form = formOf(first.trim());
  const all = last === lineFeed ? lines : lines + 1;
  const aboutRows = Math.max(form === "csv" ? all - 1 : all, 0);
  return { path, hash: hash.digest("hex"), aboutRows, form, isUtf8, heading: namesIn(first) };
}

const namesIn = (line: string) => line.split(",").map((name) => name.trim().replace(/^"|"$/g, ""));

function formOf(first: string): ExaminedFile["form"] {
  if (first.startsWith("{")) return first.endsWith("}") ? "ndjson" : "json";
  return first.startsWith("[") ? "json" : "csv";
}
