/**
 * Whether an `Accept` header takes the version that a call serves (S7.050). Plain JSON and `*` take
 * any version; a versioned type must name exactly this one.
 */
export function acceptsVersion(accept: string | undefined, versionedType: string): boolean {
  if (accept === undefined) return true;
  const types = accept.split(",").map((range) => range.split(";")[0]?.trim().toLowerCase());
  const taken = [versionedType, "application/json", "application/*", "*/*"];
  return types.some((type) => type !== undefined && taken.includes(type));
}
