/**
 * A person's name (S5.001–S5.003): letters of any script, spaces and hyphens; empty is allowed,
 * because requiring a value is another rule.
 */
export function isName(text: string): boolean {
  return /^[\p{L}\p{M} -]*$/u.test(text);
}
