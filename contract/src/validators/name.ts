import { hasInvisible } from "./invisible.ts";
import { withPlainHyphens } from "./pasted.ts";

/** Letters with their combining marks, spaces and hyphens; a mark without a letter is not one. */
const spelled = /^(?:\p{L}\p{M}*|[ -])*$/u;

/** The same, and what other systems keep names with: apostrophes and full stops. */
const kept = /^(?:\p{L}\p{M}*|[ .'\u2018\u2019\u02bc-])*$/u;

/**
 * A person's name as another system has it, which an import takes: O'Brien, St. Clair. The rule of the forms stays
 * theirs (S5.001).
 */
export function isImportedName(text: string): boolean {
  return isSpelled(text, kept);
}

/**
 * A person's name (S5.001–S5.003): letters of any script, spaces and hyphens, and at least one letter that
 * is seen; empty is allowed, because requiring a value is another rule.
 */
export function isName(text: string): boolean {
  return isSpelled(text, spelled);
}

function isSpelled(text: string, signs: RegExp): boolean {
  const name = withPlainHyphens(text).trim();
  return name === "" || (signs.test(name) && /\p{L}/u.test(name) && !hasInvisible(name));
}
