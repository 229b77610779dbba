/**
 * Whether an `Accept` header accepts the version of a call (S7.050). Plain JSON and `*` accept any version; a versioned
 * type must name exactly this one.
 */
export function acceptsVersion(accept: string | undefined, versionedType: string): boolean {
  if (accept === undefined) return true;
  const types = accept.split(",").map((range) => range.split(";")[0]?.trim().toLowerCase());
  const taken = [versionedType, "application/json", "application/*", "*/*"];
  return types.some((type) => type !== undefined && taken.includes(type));
}
