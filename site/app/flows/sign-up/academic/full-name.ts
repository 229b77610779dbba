/** Words that belong to the surname which follows them, such as in "van der Merwe" and "le Roux". */
const particle =
  /^(?:van|von|der|den|de|du|di|da|dos|das|del|la|le|ten|ter|te|op|bin|ibn|al|el|st)$/i;

/**
 * Splits a full name: the last word is the surname, with the particles before it. The first word is
 * always of the name, so a single word leaves the surname open.
 */
export function splitFullName(fullName: string): { name: string; surname: string } {
  const words = fullName.split(/\s+/).filter((word) => word !== "");
  const isParticle = (at: number) => particle.test(words[at] ?? "");
  let first = Math.max(words.length - 1, 1);
  while (first > 1 && isParticle(first - 1)) first -= 1;
  return { name: words.slice(0, first).join(" "), surname: words.slice(first).join(" ") };
}
