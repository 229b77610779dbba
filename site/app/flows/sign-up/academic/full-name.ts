/** Particles of a surname, as in "van der Merwe" and "le Roux"; the last word follows them. */
const pattern =
  /^(.+?) ((?:(?:van|von|der|den|de|du|di|da|dos|das|del|la|le|ten|ter|te|op|bin|ibn|al|el|st) )*\S+)$/i;

/** Splits a full name. The first word always belongs to the first name, so a single word leaves the surname empty. */
export function splitFullName(fullName: string): { name: string; surname: string } {
  const words = fullName.trim().replace(/\s+/g, " ");
  const [, name = words, surname = ""] = pattern.exec(words) ?? [];
  return { name, surname };
}
