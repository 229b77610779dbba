/** The letters of GSM 03.38 that take one of a message's 160 places. */
const basicLetters =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Those that take two. */
const doubleLetters = "^{}\\[~]|€";

const basicSet = new Set(basicLetters);
export const doubleSet: ReadonlySet<string> = new Set(doubleLetters);

/** Whether a text can be sent in the GSM alphabet, with 160 places in a message; any other text has 70. */
export function isGsm7(text: string): boolean {
  return [...text].every((letter) => basicSet.has(letter) || doubleSet.has(letter));
}
