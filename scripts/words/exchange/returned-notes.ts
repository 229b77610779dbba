import { piecesOf } from "./placeholders.ts";
import type { ReturnedFile, ReturnedText, Unit } from "./unit.ts";

/** What somebody who read the table of a language (`words-af.html`) saved there. */
export interface Notes {
  language: string;
  /** What they would say instead, by the place of the text. */
  instead: ReadonlyMap<string, string>;
  /** The areas that they did not tick: what is in the others, they have read. */
  unread: readonly string[];
}

const firstLine = /^Notes on ([\w-]+)$/;
const placeLine = /^([\w-]+) › (\S+)$/;
const untickedLine = /^Not ticked: (.*)$/;

/**
 * The notes that the table of a language saves.
 * @throws Error where they are none
 */
export function notesIn(text: string): Notes {
  const [first = "", ...lines] = text.replaceAll("\r", "").trim().split("\n");
  const language = firstLine.exec(first.trim())?.[1];
  if (language === undefined) {
    throw new Error('it holds no notes of ours: it does not begin with "Notes on …".');
  }
  const instead = new Map<string, string>();
  let unread: string[] = [];
  let place = "";
  for (const line of lines) {
    const [, area, name] = placeLine.exec(line) ?? [];
    const unticked = untickedLine.exec(line)?.[1];
    if (area !== undefined) place = `${area}.${name}`;
    else if (unticked !== undefined) unread = unticked.split(", ");
    else if (line.trim() !== "") {
      instead.set(place, [instead.get(place), line.trim()].filter(Boolean).join(" "));
    }
  }
  return { language, instead, unread };
}

/**
 * Notes as a file of texts that come back: those of the areas that were read, and those that were changed.
 * @param shown each text as the table shows it, with what the site fills in when it is built
 */
export function returnedNotes(
  { language, instead, unread }: Notes,
  units: readonly Unit[],
  shown: ReadonlyMap<string, string>,
): ReturnedFile {
  const known = new Set(units.map(({ place }) => place));
  const unknown = [...instead].filter(([place]) => !known.has(place));
  const texts: ReturnedText[] = units
    .filter(({ area, place }) => instead.has(place) || !unread.includes(area))
    .map(({ place, english, translated }) => {
      const text = instead.get(place);
      const filled = shown.get(place) ?? translated;
      const own = text === undefined ? translated : unfilled(text, translated, filled);
      return { place, english, translated: own, isRead: true };
    });
  const others = unknown.map(([place, text]) => ({
    place,
    english: null,
    translated: text,
    isRead: true,
  }));
  return { language, texts: [...texts, ...others] };
}

/**
 * A text as the source has it: what the site fills in is a placeholder again.
 * @param source the text of before as the source has it, with `${brand.name}`
 * @param filled the same text as the table shows it
 */
export function unfilled(text: string, source: string, filled: string): string {
  const pieces = piecesOf(source);
  const pattern = pieces.map((piece) =>
    piece.isPlaceholder && piece.text.startsWith("$") ? "(.+?)" : RegExp.escape(piece.text),
  );
  const values = new RegExp(`^${pattern.join("")}$`, "s").exec(filled)?.slice(1) ?? [];
  const names = pieces.filter((piece) => piece.text.startsWith("${")).map((piece) => piece.text);
  const pairs = names.map((name, at) => [values[at] ?? "", name] as const);
  return pairs
    .filter(([value]) => value !== "")
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((left, [value, name]) => left.replaceAll(value, () => name), text);
}
