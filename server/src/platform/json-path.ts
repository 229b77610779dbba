/** The value at a path of somebody else's JSON; undefined where there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, part) => (Object(found) === found ? Reflect.get(Object(found), part) : undefined),
    value,
  );
}
