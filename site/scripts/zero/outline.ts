/** In font units: a point, or its movement when the weight changes. */
export interface Vector {
  x: number;
  y: number;
}

interface Point extends Vector {
  onCurve: boolean;
}

interface Outline {
  points: readonly Point[];
  /** The index of the last point of each contour. */
  ends: readonly number[];
}

const onCurveFlag = 0x01;
const repeatFlag = 0x08;
/**
 * Flags of a coordinate: `short` is one unsigned byte instead of two signed; `same` is then a positive sign, else a
 * repeated value.
 */
const axes = [
  { axis: "x", short: 0x02, same: 0x10 },
  { axis: "y", short: 0x04, same: 0x20 },
] as const;

/** Reads a simple glyph of `glyf`, not a composite one. */
export function readOutline(glyph: DataView): Outline {
  const contours = glyph.getInt16(0);
  if (contours < 0) throw new Error("The glyph is made of other glyphs");
  const ends = Array.from({ length: contours }, (_, i) => glyph.getUint16(10 + 2 * i));
  let at = 10 + 2 * contours;
  at += 2 + glyph.getUint16(at);
  const flags: number[] = [];
  while (flags.length <= (ends.at(-1) ?? -1)) {
    const flag = glyph.getUint8(at++);
    const times = flag & repeatFlag ? glyph.getUint8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const points = flags.map((flag) => ({ x: 0, y: 0, onCurve: (flag & onCurveFlag) !== 0 }));
  for (const { axis, short, same } of axes) {
    let value = 0;
    for (const [i, point] of points.entries()) {
      const flag = flags[i] ?? 0;
      if (flag & short) value += flag & same ? glyph.getUint8(at++) : -glyph.getUint8(at++);
      else if (!(flag & same)) {
        value += glyph.getInt16(at);
        at += 2;
      }
      point[axis] = value;
    }
  }
  return { points, ends };
}

/**
 * Overwrites a glyph by an outline without hints, with the same bounds. Surplus bytes stay unused.
 * @throws RangeError if it needs more bytes than the old one
 */
export function writeOutline(glyph: DataView, { points, ends }: Outline): void {
  const bytes: number[] = [];
  for (const end of ends) bytes.push(end >> 8, end & 0xff);
  bytes.push(0, 0);
  const flags = points.map(({ onCurve }): number => (onCurve ? onCurveFlag : 0));
  const coordinates: number[] = [];
  for (const { axis, short, same } of axes) {
    for (const [i, point] of points.entries()) {
      const step = point[axis] - (points[i - 1]?.[axis] ?? 0);
      flags[i] = (flags[i] ?? 0) | (step === 0 ? same : 0);
      if (step === 0) continue;
      if (Math.abs(step) < 256) {
        flags[i] = (flags[i] ?? 0) | short | (step > 0 ? same : 0);
        coordinates.push(Math.abs(step));
      } else {
        coordinates.push((step >> 8) & 0xff, step & 0xff);
      }
    }
  }
  glyph.setInt16(0, ends.length);
  for (const [i, byte] of [...bytes, ...flags, ...coordinates].entries()) {
    glyph.setUint8(10 + i, byte);
  }
}
