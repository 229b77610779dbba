import parsePhoneNumber, { type MetadataJson } from "libphonenumber-js/core";
import { defaultPhoneCountry, fieldLimits } from "../constants.ts";
import southAfrica from "./phone-metadata-za.json" with { type: "json" };

/** The library also knows shorter service numbers, which reach nobody's cell or desk. */
const nationalDigits = 9;

const metadata = southAfrica as unknown as MetadataJson;

/**
 * A phone number that is valid for the default country (S5.007, S9.008). A number with another
 * country's `+` code passes on its shape here (8 to 15 digits); the server decides it with the full
 * metadata.
 */
export function isPhoneNumber(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > fieldLimits.phone || !/^\+?[0-9 ()./-]+$/.test(trimmed)) return false;
  if (isForeignNumber(trimmed)) return /^\+[1-9][0-9]{7,14}$/.test(compact(trimmed));
  const number = parse(trimmed);
  return number?.isValid() === true && number.nationalNumber.length === nationalDigits;
}

/** True for a number that names another country by its `+` code. */
export function isForeignNumber(text: string): boolean {
  const digits = compact(text.trim());
  return digits.startsWith("+") && !digits.startsWith("+27");
}

/**
 * The international form `+27821234567`, by which two spellings of one number are the same; `null`
 * when the text is no phone number.
 */
export function internationalPhoneNumber(text: string): string | null {
  if (!isPhoneNumber(text)) return null;
  return isForeignNumber(text) ? compact(text.trim()) : (parse(text.trim())?.number ?? null);
}

function parse(text: string) {
  return parsePhoneNumber(text, { defaultCountry: defaultPhoneCountry, extract: false }, metadata);
}

function compact(text: string): string {
  return text.replace(/[ ()./-]/g, "");
}
