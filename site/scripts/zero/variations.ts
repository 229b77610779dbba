import { part } from "./font-tables.ts";
import type { Vector } from "./outline.ts";

/** The four phantom points after those of an outline. */
const measures = 4;

/** Values are stored in runs with a control byte: the type, and in its lower bits the count minus one. */
const zerosRun = 0x80;
const wideRun = 0x40;
const runLength = 0x3f;

/**
 * Changes how far the points of a glyph move at other weights (`gvar`), in each region of the axes. Surplus bytes stay
 * unused.
 * @throws RangeError if the result needs more bytes
 * @throws Error for a glyph that lists the points it moves, where others are interpolated
 */
export function changeVariations(
  gvar: DataView,
  glyph: number,
  pointCount: number,
  change: (moves: readonly Vector[]) => readonly Vector[],
): void {
  const variations = variationsOf(gvar, glyph);
  const axisCount = gvar.getUint16(4);
  const tuples = variations.getUint16(0);
  const pointsAreShared = (tuples & 0x8000) !== 0;
  let header = 4;
  let at = variations.getUint16(2);
  if (pointsAreShared) refuseNamedPoints(variations.getUint8(at++));
  for (let i = 0; i < (tuples & 0x0fff); i++) {
    const size = variations.getUint16(header);
    const index = variations.getUint16(header + 2);
    const regions = (index & 0x8000 ? 1 : 0) + (index & 0x4000 ? 2 : 0);
    header += 4 + regions * 2 * axisCount;
    const hasOwnPoints = (index & 0x2000) !== 0;
    if (hasOwnPoints) refuseNamedPoints(variations.getUint8(at));
    else if (!pointsAreShared) throw new Error("A region of the glyph names no points");
    const skipped = hasOwnPoints ? 1 : 0;
    const packed = part(variations, at + skipped, size - skipped);
    const moves = readMoves(packed, pointCount + measures);
    writeMoves(packed, [...change(moves.slice(0, pointCount)), ...moves.slice(pointCount)]);
    at += size;
  }
}

function variationsOf(gvar: DataView, glyph: number): DataView {
  const isLong = (gvar.getUint16(14) & 1) === 1;
  const first = gvar.getUint32(16);
  const place = (i: number) =>
    isLong ? gvar.getUint32(20 + 4 * i) : 2 * gvar.getUint16(20 + 2 * i);
  return part(gvar, first + place(glyph), place(glyph + 1) - place(glyph));
}

function refuseNamedPoints(count: number): void {
  if (count !== 0) throw new Error("The glyph names the points that it moves");
}

/** All x, then all y. */
function readMoves(packed: DataView, count: number): Vector[] {
  const numbers: number[] = [];
  let at = 0;
  while (numbers.length < 2 * count) {
    const run = packed.getUint8(at++);
    for (let i = 0; i <= (run & runLength); i++) {
      if (run & zerosRun) numbers.push(0);
      else if (run & wideRun) {
        numbers.push(packed.getInt16(at));
        at += 2;
      } else numbers.push(packed.getInt8(at++));
    }
  }
  return Array.from({ length: count }, (_, i) => ({
    x: numbers[i] ?? 0,
    y: numbers[count + i] ?? 0,
  }));
}

function writeMoves(packed: DataView, moves: readonly Vector[]): void {
  let at = 0;
  for (const axis of ["x", "y"] as const) {
    for (let start = 0; start < moves.length; start += runLength + 1) {
      const run = moves.slice(start, start + runLength + 1).map((move) => move[axis]);
      const isWide = run.some((number) => number < -128 || number > 127);
      packed.setUint8(at++, (isWide ? wideRun : 0) | (run.length - 1));
      for (const number of run) {
        if (isWide) packed.setInt16(at, number);
        else packed.setInt8(at, number);
        at += isWide ? 2 : 1;
      }
    }
  }
}
