import { searchKey } from "../../../directory/practices/search-key.ts";
import { isId } from "../../../platform/ids.ts";

/** A typed search, by what it can match. */
export type Searched =
  | { by: "id"; id: string }
  | { by: "email"; text: string }
  /** `international` is null where the digits begin no number of a phone. */
  | { by: "number"; text: string; international: string | null }
  /** `practiceKey` is for the index of practice names, `personKey` for the indexes of names and surnames. */
  | { by: "name"; text: string; practiceKey: string; personKey: string };

/** The accents of Latin letters: the indexes of names and surnames keep other marks, such as the vowels of Devanagari. */
const latinAccents = /[\u0300-\u036f]/g;

/** Reads a search: text with an `@` is an address, digits with separators are a number. */
export function readSearched(typed: string): Searched {
  const text = typed.trim();
  const id = text.toLowerCase();
  if (isId(id)) return { by: "id", id };
  if (text.includes("@")) return { by: "email", text };
  if (/^\+?\d[\d ()./-]*$/.test(text)) {
    return { by: "number", text, international: internationalBeginning(text) };
  }
  const words = text.replaceAll(",", " ");
  const personKey = searchKey(words, latinAccents);
  return { by: "name", text, practiceKey: searchKey(words), personKey };
}

/** The beginning of a number as numbers are stored, `+2782`, for what begins as one is dialled: `082`, `0027 82`. */
function internationalBeginning(text: string): string | null {
  const digits = text.replace(/[ ()./-]/g, "");
  if (digits.startsWith("+")) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (digits.startsWith("0")) return `+27${digits.slice(1)}`;
  return digits.startsWith("27") ? `+${digits}` : null;
}
