/** 32 random bytes have about 30 different values; fewer than this occur less than once in a billion keys. */
const fewestDifferent = 16;

/**
 * Whether a key looks typed instead of random: few different bytes, equal steps from byte to byte, or printable
 * characters alone.
 */
export function isGuessable(key: Buffer): boolean {
  const steps = key.map((byte, place) => byte - (key.at(place - 1) ?? 0));
  const isTyped = key.every((byte) => byte >= 0x20 && byte <= 0x7e);
  return isTyped || areFew(key) || areFew(steps);
}

function areFew(bytes: Uint8Array): boolean {
  return new Set(bytes).size < fewestDifferent;
}
