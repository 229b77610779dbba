import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { returnedPo } from "./po.ts";
import { notesIn, returnedNotes } from "./returned-notes.ts";
import { returnedXliff } from "./returned-xliff.ts";
import type { ReturnedFile, Unit } from "./unit.ts";

/** What the notes of a reader are held to; the other formats say it themselves. */
export interface Known<Code extends string> {
  /** The languages that there are translations in. */
  codes: readonly Code[];
  unitsIn: (code: Code) => readonly Unit[];
  /** Each text of a language as the table shows it, by its place. */
  shownIn: (code: Code) => Promise<ReadonlyMap<string, string>>;
}

/**
 * What a translator or a reader sent back, by the ending of its name: `.po`, `.xlf`, `.xliff`, or `.txt` with the
 * notes that the table of a language saves.
 * @throws Error that names the file and says what is wrong with it
 */
export async function returnedFrom<Code extends string>(
  file: string,
  known: Known<Code>,
): Promise<{ code: Code; texts: ReturnedFile["texts"] }> {
  const name = basename(file);
  const codeOf = (language: string): Code => {
    const [own = ""] = language.split(/[-_]/);
    const code = known.codes.find((each) => each === own);
    if (code !== undefined) return code;
    throw new Error(`it is for "${language}", and the translations are ${known.codes.join(", ")}.`);
  };
  try {
    const text = readFileSync(file, "utf8");
    if (extname(name) === ".txt") {
      const notes = notesIn(text);
      const code = codeOf(notes.language);
      return { code, ...returnedNotes(notes, known.unitsIn(code), await known.shownIn(code)) };
    }
    const returned = readerOf(name)(text);
    return { code: codeOf(returned.language), texts: returned.texts };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${name}: ${why}`);
  }
}

function readerOf(name: string): (text: string) => ReturnedFile {
  if (name.endsWith(".po")) return returnedPo;
  if (/\.xlf$|\.xliff$/.test(name)) return returnedXliff;
  throw new Error("it ends in none of .po, .xlf, .xliff and .txt.");
}
