/**
 * Another brand for tests of a rename: the same shape with other names, addresses, numbers and years. Its names contain
 * an ampersand, so that a test fails where a name reaches markup unescaped.
 */
export function anotherBrand<Value>(brand: Value): Value {
  let count = 0;
  const renamed = (value: unknown): unknown => {
    if (typeof value === "string") {
      count += 1;
      return renamedText(value, count);
    }
    if (typeof value === "number") return value - 17;
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)]));
  };
  return renamed(brand) as Value;
}

function renamedText(text: string, number: number): string {
  if (text.startsWith("https://")) return `https://site${number}.kestrel.test/`;
  if (text.startsWith("tel:")) return `tel:+2712000${1000 + number}`;
  if (text.includes("@")) return `post${number}@kestrel.test`;
  return `Kestrel & Co ${number}`;
}

/** Values that are also ordinary words, which other texts may contain. */
const ordinaryWords = ["Patient", "Practice", "Academic", "Providers"];

/** Every value of a brand that must not occur in texts outside it. */
export function valuesOf(brand: unknown): string[] {
  if (typeof brand === "object" && brand !== null) return Object.values(brand).flatMap(valuesOf);
  const value = String(brand);
  return ordinaryWords.includes(value) ? [] : [value];
}

export function valuesIn(text: string, brand: unknown): string[] {
  return valuesOf(brand).filter((value) =>
    new RegExp(`(?<!\\w)${RegExp.escape(value)}(?!\\w)`).test(text),
  );
}
