/** The letters of GSM 03.38 that cost one of the 160 places of a message. */
const basicLetters =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Those that cost two. */
const doubleLetters = "^{}\\[~]|€";

const basicSet = new Set(basicLetters);
const doubleSet = new Set(doubleLetters);

/** Whether a text can be sent in the alphabet of GSM, 160 places to a message; all else is sent in 70. */
export function isGsm7(text: string): boolean {
  return [...text].every((letter) => basicSet.has(letter) || doubleSet.has(letter));
}

/** How many messages a text is sent and charged as (3GPP TS 23.038). */
export function smsSegments(text: string): number {
  const isGsm = isGsm7(text);
  const places = isGsm
    ? [...text].reduce((sum, letter) => sum + (doubleSet.has(letter) ? 2 : 1), 0)
    : text.length;
  const [single, joined] = isGsm ? [160, 153] : [70, 67];
  return places <= single ? 1 : Math.ceil(places / joined);
}
