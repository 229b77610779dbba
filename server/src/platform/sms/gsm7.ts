/** The letters of GSM 03.38 that cost one of the 160 places of a message. */
const basicLetters =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Those that cost two. */
const doubleLetters = "^{}\\[~]|€";

const basicSet = new Set(basicLetters);
export const doubleSet: ReadonlySet<string> = new Set(doubleLetters);

/** Whether a text can be sent in the alphabet of GSM, 160 places to a message; all else is sent in 70. */
export function isGsm7(text: string): boolean {
  return [...text].every((letter) => basicSet.has(letter) || doubleSet.has(letter));
}
