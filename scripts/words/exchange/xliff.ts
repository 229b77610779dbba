import { escapeHtml as escapeXml } from "../../../server/src/platform/mail/mail-style.ts";
import { piecesOf, placeholdersOf } from "./placeholders.ts";
import type { Unit } from "./unit.ts";

/**
 * The texts of a language as XLIFF 2.0 (OASIS): a file for each area, a unit for each text, its placeholders as
 * codes that a tool keeps whole, its room as a size restriction in code points.
 * @param source the tag of English, @param target that of the language (BCP 47)
 */
export function xliffOf(units: readonly Unit[], source: string, target: string): string {
  const areas = Map.groupBy(units, ({ area }) => area);
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.0" srcLang="${source}" trgLang="${target}">
${[...areas].map(([area, texts]) => fileOf(area, texts)).join("\n")}
</xliff>
`;
}

function fileOf(area: string, units: readonly Unit[]): string {
  return `<file id="${area}" original="words/en/${area}.ts" xml:space="preserve">
<slr:profiles generalProfile="xliff:codepoints"/>
${units.map(unitOf).join("\n")}
</file>`;
}

function unitOf({ place, area, english, translated, state, maximum, notes }: Unit): string {
  const id = place.slice(area.length + 1);
  const data = placeholdersOf(english).map(
    (placeholder, at) => `<data id="d${at + 1}">${escapeXml(placeholder)}</data>`,
  );
  const originals = data.length === 0 ? "" : `<originalData>${data.join("")}</originalData>\n`;
  const inLanguage =
    state === "initial" ? "" : `\n<target>${codesIn(translated, english)}</target>`;
  return `<unit id="${id}" name="${place}" slr:sizeRestriction="${maximum}">
<notes>${notes.map((note) => `<note>${escapeXml(note)}</note>`).join("")}</notes>
${originals}<segment state="${state}">
<source>${codesIn(english, english)}</source>${inLanguage}
</segment>
</unit>`;
}

/** A text with codes in the place of its placeholders; the same one has the same id in source and target. */
function codesIn(text: string, english: string): string {
  const names = placeholdersOf(english);
  const used = new Map<string, number>();
  const pieces = piecesOf(text).map(({ text: piece, isPlaceholder }) => {
    if (!isPlaceholder) return escapeXml(piece);
    const [at, before] = [names.indexOf(piece) + 1, used.get(piece) ?? 0];
    used.set(piece, before + 1);
    const id = before === 0 ? `${at}` : `${at}-${before + 1}`;
    return `<ph id="${id}" dataRef="d${at}" disp="${escapeXml(piece)}" canDelete="no"/>`;
  });
  return pieces.join("");
}
