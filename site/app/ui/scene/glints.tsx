import { repeatableRandom } from "./random.ts";
import type { Orb } from "./scene.tsx";

/** Light on the water: a path below the sun, and a few strokes anywhere else. */
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
  const below = Array.from({ length: 13 }, (_, i) => {
    const y = 334 + i * i * 0.66 + i * 5;
    const length = (36 + random() * 110) * (1 + i * 0.05);
    const x = orb.x + (random() - 0.5) * (orb.r * 0.9 + i * 22);
    return {
      d: `M${(x - length / 2).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`,
      width: (2 + i * 0.16).toFixed(1),
      opacity: (0.95 - i * 0.045).toFixed(2),
    };
  });
  const around = Array.from({ length: 16 }, () => {
    const y = 336 + random() * 150;
    const length = 24 + random() * 90;
    const x = random() * 1440;
    return {
      d: `M${x.toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`,
      width: "2",
      opacity: ".38",
    };
  });
  return [...below, ...around];
}
