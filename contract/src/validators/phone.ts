import { fieldLimits } from "../constants.ts";
import { keyboardText } from "./pasted.ts";
import { assignedNumbers } from "./phone-patterns-za.ts";

/**
 * A phone number that is valid for the default country (S5.007, S9.008). A number with another
 * country's `+` code passes on its shape here (8 to 15 digits); the server decides it with the full
 * metadata.
 */
export function isPhoneNumber(text: string): boolean {
  const trimmed = keyboardText(text).trim();
  if (trimmed.length > fieldLimits.phone || !/^\+?[0-9 ()./-]+$/.test(trimmed)) return false;
  if (isForeignNumber(trimmed)) return /^\+[1-9][0-9]{7,14}$/.test(compact(trimmed));
  return nationalNumber(trimmed) !== null;
}

/** True for a number that names another country by its `+` code. */
export function isForeignNumber(text: string): boolean {
  const digits = compact(text);
  return digits.startsWith("+") && !digits.startsWith("+27");
}

/**
 * The international form `+27821234567`, by which two spellings of one number are the same; `null`
 * when the text is no phone number.
 */
export function internationalPhoneNumber(text: string): string | null {
  if (!isPhoneNumber(text)) return null;
  return isForeignNumber(text) ? compact(text) : `+27${nationalNumber(text)}`;
}

/**
 * The nine digits of an assigned South African number behind its `+27`, `0027`, `27` or `0`; `null` for any other.
 * Short service numbers cannot receive calls or SMS.
 */
function nationalNumber(text: string): string | null {
  const national = /^(?:(?:\+|00)?27)?0?([1-9][0-9]{8})$/.exec(compact(text))?.[1];
  if (national === undefined) return null;
  return assignedNumbers.some((pattern) => pattern.test(national)) ? national : null;
}

function compact(text: string): string {
  return keyboardText(text).replace(/[ ()./-]/g, "");
}
