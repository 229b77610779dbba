/** What stands at a path of JSON that somebody else wrote; undefined where the path ends before. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, part) => (Object(found) === found ? Reflect.get(Object(found), part) : undefined),
    value,
  );
}
