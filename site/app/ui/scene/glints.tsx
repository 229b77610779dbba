import type { Orb } from "./orb.ts";
import { repeatableRandom } from "./random.ts";

/** Light on the water: a path below the sun, and a few strokes elsewhere. */
export function Glints({ orb }: { orb: Orb }) {
  return (
    <g fill="none" stroke="var(--glint)" strokeLinecap="round">
      {strokes(orb).map((stroke) => (
        <path key={stroke.d} d={stroke.d} strokeWidth={stroke.width} opacity={stroke.opacity} />
      ))}
    </g>
  );
}

function strokes(orb: Orb) {
  const random = repeatableRandom(3);
  // Groups of four strokes share an opacity; nearer ones are wider.
  const below = [0, 4, 8, 12].map((first) => {
    const rows = Array.from({ length: Math.min(4, 13 - first) }, (_, i) => first + i);
    return {
      d: rows.map((row) => strokeBelow(orb, row, random)).join(""),
      width: (2.2 + first * 0.16).toFixed(1),
      opacity: (0.9 - first * 0.045).toFixed(2),
    };
  });
  const around = Array.from({ length: 16 }, () => {
    const y = 336 + random() * 150;
    const length = 24 + random() * 90;
    const x = random() * 1440;
    return `M${x.toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`;
  });
  return [...below, { d: around.join(""), width: "2", opacity: ".38" }];
}

function strokeBelow(orb: Orb, row: number, random: () => number): string {
  const y = 334 + row * row * 0.66 + row * 5;
  const length = (36 + random() * 110) * (1 + row * 0.05);
  const x = orb.x + (random() - 0.5) * (orb.r * 0.9 + row * 22);
  return `M${(x - length / 2).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`;
}
