/** The values entered before hydration: every text field or checkbox that differs from an untouched form. */
export function earlyFields<Form extends object>(
  entered: FormData,
  untouched: Form,
): Partial<Form> {
  const changed = Object.entries(untouched).flatMap(([field, before]): [string, unknown][] => {
    const value = entered.get(field);
    if (typeof before === "boolean") return value === null ? [] : [[field, true]];
    if (typeof before !== "string" || typeof value !== "string" || value === before) return [];
    return [[field, value]];
  });
  return Object.fromEntries(changed) as Partial<Form>;
}
