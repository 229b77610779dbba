type Text<Value> = Value extends Date ? string : Value;
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Told<Row> = { [Name in keyof Row & string as Camel<Name>]: Text<Row[Name]> };

/**
 * A row of the database in the words of an answer: `created_at` as `createdAt`, moments as text. What the declared
 * reply of the call does not name is left out where the answer is sent.
 */
export function told<Row extends object>(row: Row): Told<Row> {
  const fields = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(fields);
}
