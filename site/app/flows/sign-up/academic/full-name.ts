/** A surname is the last word with the particles before it, such as in "van der Merwe" and "le Roux". */
const pattern =
  /^(.+?) ((?:(?:van|von|der|den|de|du|di|da|dos|das|del|la|le|ten|ter|te|op|bin|ibn|al|el|st) )*\S+)$/i;

/** Splits a full name. The first word is always of the name, so a single word leaves the surname open. */
export function splitFullName(fullName: string): { name: string; surname: string } {
  const words = fullName.trim().replace(/\s+/g, " ");
  const [, name = words, surname = ""] = pattern.exec(words) ?? [];
  return { name, surname };
}
