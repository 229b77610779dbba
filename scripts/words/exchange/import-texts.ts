import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withTexts } from "../source/catalogue-source.ts";
import { placeholdersOf } from "./placeholders.ts";
import { digestOf, keepReadTexts, readTextsOf } from "./read-texts.ts";
import { unitsOf } from "./read-units.ts";
import type { ReturnedText, Unit } from "./unit.ts";

export interface Imported {
  /** The places of the texts that say something else now. */
  changed: readonly string[];
  /** The places whose English has changed since the export: their texts are left as they are. */
  outdated: readonly string[];
  /** How many texts of the language somebody fluent has read by now, and how many there are. */
  read: number;
  all: number;
}

/** A file that is not taken: nothing of it was written. */
export class RefusedImport extends Error {
  /** What is wrong, a line for each text. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/**
 * Writes the texts that a translator sent back into the catalogues of a language, and keeps which of them were read.
 * @param folder where the words are
 * @throws RefusedImport where a text is unknown, or has lost a placeholder or gained one: then nothing is written
 */
export function importTexts(
  folder: string,
  code: string,
  returned: readonly ReturnedText[],
): Imported {
  const units = new Map(unitsOf(folder, code).map((unit) => [unit.place, unit]));
  const faults = returned.flatMap((text) => faultsOf(text, units.get(text.place)));
  if (faults.length > 0) throw new RefusedImport(faults);

  const read = new Map(readTextsOf(folder, code));
  const texts = new Map<string, Map<string, string>>();
  const changed: string[] = [];
  const outdated: string[] = [];
  for (const { place, english, translated, isRead } of returned) {
    const unit = units.get(place);
    if (unit === undefined) continue;
    if (english !== null && english !== unit.english) {
      outdated.push(place);
      continue;
    }
    if (isRead) read.set(place, digestOf(unit.english, translated));
    else read.delete(place);
    if (translated === unit.translated) continue;
    changed.push(place);
    const ofArea = texts.get(unit.area) ?? new Map();
    texts.set(unit.area, ofArea.set(place.slice(unit.area.length + 1), translated));
  }
  for (const [area, ofArea] of texts) {
    const file = join(folder, code, `${area}.ts`);
    writeFileSync(file, withTexts(readFileSync(file, "utf8"), ofArea));
  }
  keepReadTexts(folder, code, read);
  const after = unitsOf(folder, code);
  const readNow = after.filter(({ state }) => state === "reviewed").length;
  return { changed, outdated, read: readNow, all: after.length };
}

function faultsOf({ place, english, translated }: ReturnedText, unit: Unit | undefined): string[] {
  if (place === "") return [`a text has no context (msgctxt): ${english ?? translated}`];
  if (unit === undefined) return [`${place}: there is no such text.`];
  const [wanted, found] = [placeholdersOf(unit.english), placeholdersOf(translated)];
  const lost = wanted.filter((name) => !found.includes(name));
  const foreign = found.filter((name) => !wanted.includes(name));
  return [
    ...(lost.length > 0 ? [`${place}: ${lost.join(" and ")} is lost: ${translated}`] : []),
    ...(foreign.length > 0
      ? [`${place}: ${foreign.join(" and ")} is not in the English: ${translated}`]
      : []),
  ];
}
