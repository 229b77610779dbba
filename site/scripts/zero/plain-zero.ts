import { glyphOf, outlineOf, tableOf } from "./font-tables.ts";
import { readOutline, type Vector, writeOutline } from "./outline.ts";
import { changeVariations } from "./variations.ts";

/** The ring of the slashed zero, and the halves of its counter below and above the slash. */
const slashedEnds = [15, 26, 38];
const plainEnds = [15, 31];

/**
 * Removes the slash from the zero of Atkinson Hyperlegible Next, which has no other zero, in a TrueType font in place.
 * @throws Error if its zero differs from that of version 5.3.0 of its package
 */
export function takeSlashOut(font: Uint8Array): void {
  const zero = glyphOf(font, "0");
  const glyph = outlineOf(font, zero);
  const { points, ends } = readOutline(glyph);
  if (ends.join() !== slashedEnds.join()) throw new Error("The zero is drawn in another way");
  writeOutline(glyph, { points: withoutSlash(points), ends: plainEnds });
  changeVariations(tableOf(font, "gvar"), zero, points.length, withoutSlash);
}

/**
 * The ring, and a counter of four copies of the quarter that the slash leaves whole, from its left (23) to its foot
 * (16). Applies to points and to their movements alike.
 */
function withoutSlash<T extends Vector>(points: readonly T[]): T[] {
  const quarter = points.slice(23, 27);
  const [foot, head] = [points[16], points[36]];
  if (!foot || !head) throw new Error("The zero has too few points");
  const mirrored = (point: T) => ({ ...point, x: foot.x + head.x - point.x });
  const turned = (point: T) => ({ ...mirrored(point), y: foot.y + head.y - point.y });
  const lowerHalf = [...quarter, foot, ...quarter.slice(1).reverse().map(mirrored)];
  return [...points.slice(0, 16), ...lowerHalf, ...lowerHalf.map(turned)];
}
