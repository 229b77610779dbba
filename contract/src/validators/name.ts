import { withPlainHyphens } from "./hyphens.ts";
import { hasInvisible } from "./invisible.ts";

/** Letters with the marks upon them, spaces and hyphens; a mark upon nothing is no letter. */
const spelled = /^(?:\p{L}\p{M}*|[ -])*$/u;

/**
 * A person's name (S5.001–S5.003): letters of any script, spaces and hyphens, and at least one letter that
 * is seen; empty is allowed, because requiring a value is another rule.
 */
export function isName(text: string): boolean {
  const name = withPlainHyphens(text).trim();
  return name === "" || (spelled.test(name) && /\p{L}/u.test(name) && !hasInvisible(name));
}
