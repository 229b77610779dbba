import { searchKey } from "../../../directory/practices/search-key.ts";
import { isId } from "../../../platform/ids.ts";

/** A typed search, by what it can match. */
export type Searched =
  | { by: "id"; id: string }
  | { by: "email"; text: string }
  /** `international` is null where the digits begin no number of a phone. */
  | { by: "number"; text: string; international: string | null }
  /** `key` is in lower case without accents, `name` without those of Latin letters, as the index of names is. */
  | { by: "name"; text: string; key: string; name: string };

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
  return { by: "name", text, key: searchKey(words), name: nameKey(words) };
}

/** The vowels of Devanagari are marks too. */
function nameKey(words: string): string {
  const plain = words.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return plain
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** The beginning of a number as numbers are stored, `+2782`, for what begins as one is dialled: `082`, `0027 82`. */
function internationalBeginning(text: string): string | null {
  const digits = text.replace(/[ ()./-]/g, "");
  if (digits.startsWith("+")) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (digits.startsWith("0")) return `+27${digits.slice(1)}`;
  return digits.startsWith("27") ? `+${digits}` : null;
}
