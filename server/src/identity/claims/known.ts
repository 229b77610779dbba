/** The same claims without those of which nothing is known. */
export function known<T extends Record<string, unknown>>(
  claims: T,
): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const told = Object.entries(claims).filter(([, value]) => value !== null);
  return Object.fromEntries(told) as { [Name in keyof T]?: NonNullable<T[Name]> };
}
