/** Splits a text at the word boundary nearest to its middle; a single word is the first part. */
export function halves(text: string): readonly [string, string] {
  const middle = text.length / 2;
  const gaps = [...text.matchAll(/ /g)].map((gap) => gap.index);
  const [gap = text.length] = gaps.toSorted((p, q) => Math.abs(p - middle) - Math.abs(q - middle));
  return [text.slice(0, gap), text.slice(gap + 1)];
}
