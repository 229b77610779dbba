import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";
import { placeholdersOf } from "./placeholders.ts";
import type { ReturnedFile, ReturnedText, Unit } from "./unit.ts";

/**
 * The texts of a language as a PO file: the place is the context, "fuzzy" is what nobody fluent has read, an empty
 * text is one that is still in English.
 * @param language as PO names it, such as `af_ZA`
 */
export function poOf(units: readonly Unit[], language: string): string {
  const translations: GetTextTranslations["translations"] = {};
  for (const unit of units) translations[unit.place] = { [unit.english]: entryOf(unit) };
  const headers = {
    "Project-Id-Version": "frontdoor",
    Language: language,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }).toString();
}

function entryOf({ place, area, english, translated, state, maximum, notes }: Unit) {
  const room = `At most ${maximum} letters beside what is filled in.`;
  const flags = [
    ...(state === "translated" ? ["fuzzy"] : []),
    ...(placeholdersOf(english).length > 0 ? ["python-brace-format"] : []),
  ];
  return {
    msgctxt: place,
    msgid: english,
    msgstr: [state === "initial" ? "" : translated],
    comments: {
      reference: `words/en/${area}.ts`,
      extracted: [...notes, room].join("\n"),
      ...(flags.length > 0 ? { flag: flags.join(", ") } : {}),
    },
  } satisfies GetTextTranslation;
}

/**
 * What a PO file brings back; a text that is empty is left out.
 * @throws Error where it is no PO, or says no language
 */
export function returnedPo(text: string): ReturnedFile {
  const { headers, translations } = parsed(text);
  // The parser leaves headers out where a file has none, whatever its types say.
  const language = (headers as Partial<typeof headers> | undefined)?.Language ?? "";
  if (language === "") throw new Error('it is no PO file of ours: its header has no "Language".');
  const entries = Object.values(translations).flatMap((each) => Object.values(each));
  return { language, texts: entries.filter(({ msgid }) => msgid !== "").flatMap(returnedOf) };
}

function parsed(text: string): GetTextTranslations {
  try {
    return po.parse(text, { validation: true });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`it cannot be read as PO: ${why.replace("Error parsing PO data: ", "")}`);
  }
}

function returnedOf({ msgctxt = "", msgid, msgstr, comments }: GetTextTranslation): ReturnedText[] {
  const [translated = ""] = msgstr;
  if (translated === "") return [];
  const isRead = !comments?.flag?.split(",").some((flag) => flag.trim() === "fuzzy");
  return [{ place: msgctxt, english: msgid, translated, isRead }];
}
