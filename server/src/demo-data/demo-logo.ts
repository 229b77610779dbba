import { crc32, deflateSync } from "node:zlib";
import { colours } from "@frontdoor/brand/colours.ts";

const side = 64;
/** Steps from the ground's colour to the shape's: enough for smooth edges. */
const shades = 16;
const themes = ["patient", "practice", "academic"] as const;
const grounds = ["accent-soft", "well"] as const;

/** How far a point is outside a shape, in pixels from the middle; negative inside. */
type Shape = (x: number, y: number) => number;

const disc =
  (radius: number, atX = 0, atY = 0): Shape =>
  (x, y) =>
    Math.hypot(x - atX, y - atY) - radius;
const bar =
  (halfWidth: number, halfHeight: number): Shape =>
  (x, y) =>
    Math.max(Math.abs(x) - halfWidth, Math.abs(y) - halfHeight);
const union =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));
const common =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.max(...shapes.map((shape) => shape(x, y)));

const shapes: readonly Shape[] = [
  union(bar(6, 20), bar(20, 6)),
  (x, y) => Math.abs(Math.hypot(x, y) - 15) - 5,
  common(disc(26, -14), disc(26, 14)),
  (x, y) => (Math.abs(x) + Math.abs(y)) * Math.SQRT1_2 - 15,
  union(disc(9, -10, -6), disc(9, 10, -6), disc(9, 0, 11)),
  common(disc(20), (x, y) => 13 - Math.hypot(x - 9, y + 5)),
  union(
    bar(4, 18),
    common(disc(16, 0, -6), (_x, y) => y + 6),
  ),
];

/** A small PNG that is drawn, the same for the same number: a shape on a tint of the brand. */
export function demoLogo(number: number): Buffer {
  const theme = themes[number % themes.length] ?? "practice";
  const ground = grounds[Math.floor(number / themes.length) % grounds.length] ?? "well";
  const shape = shapes[number % shapes.length] ?? disc(18);
  const turn = ((Math.floor(number / shapes.length) % 4) * Math.PI) / 8;
  const { [ground]: from, accent: to } = colours(theme, "light");
  return png(palette(from, to), (x, y) =>
    shape(x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)),
  );
}

function palette(from: string, to: string): Buffer {
  const channels = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [start, end] = [channels(from), channels(to)];
  const steps = Array.from({ length: shades }, (_, step) =>
    start.map((value, channel) => value + ((end[channel] ?? 0) - value) * (step / (shades - 1))),
  );
  return Buffer.from(steps.flat().map(Math.round));
}

function png(colourTable: Buffer, shape: Shape): Buffer {
  const rows = Buffer.alloc((side + 1) * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const outside = shape(x + 0.5 - side / 2, y + 0.5 - side / 2);
      const covered = Math.min(1, Math.max(0, 0.5 - outside));
      rows.writeUInt8(Math.round(covered * (shades - 1)), y * (side + 1) + 1 + x);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(3, 9);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", colourTable),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}
