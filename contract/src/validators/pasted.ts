import { withoutMarks } from "./unseen-marks.ts";

/** How far a full-width character lies from the one of the keyboard (Unicode, U+FF01 to U+FF5E). */
const fullWidthDistance = 0xfee0;

/**
 * Text with the characters that phones and word processors paste written as the keyboard writes them:
 * full-width digits and letters, every dash and minus as `-`, every space as one of the keyboard. What nobody sees goes:
 * address books and messengers put direction marks around a number.
 */
export function keyboardText(pasted: string): string {
  return withoutMarks(pasted)
    .replace(/[\uff01-\uff5e]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - fullWidthDistance),
    )
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/g, " ");
}

/** A code as it is compared: spaces, dashes and case do not count. */
export function plainCode(pasted: string): string {
  return keyboardText(pasted).replace(/[ -]/g, "").toUpperCase();
}

/** The hyphens that word processors and phones write, U+2010 and the non-breaking U+2011, as the one of the keyboard. */
export function withPlainHyphens(text: string): string {
  return text.replace(/[\u2010\u2011]/g, "-");
}
