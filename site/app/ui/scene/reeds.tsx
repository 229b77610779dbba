import { repeatableRandom } from "./random.ts";

interface ReedsProps {
  /** Which bank they grow on; sizes and offsets come with it. */
  side?: "left" | "right";
  width?: number;
  height?: number;
  count?: number;
  seed?: number;
}

/** A clump of reeds, about a third of them in flower. Sizes in units of its own drawing. */
export function Reeds({ side, width = 220, height = 220, count = 14, seed = 7 }: ReedsProps) {
  const { front, back, heads } = grow(width, height, count, seed);
  return (
    <svg
      className={side ? `reeds reeds--${side}` : "reeds"}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--reed-2)" d={back} />
      <path fill="var(--reed)" d={front} />
      <g fill="var(--reed)">
        {heads.map((head) => (
          <ellipse
            key={`${head.x} ${head.y}`}
            cx={head.x}
            cy={head.y}
            rx="3.6"
            ry="15"
            transform={`rotate(${head.angle} ${head.x} ${head.y})`}
          />
        ))}
      </g>
    </svg>
  );
}

function grow(width: number, height: number, count: number, seed: number) {
  const random = repeatableRandom(seed);
  const blades: string[] = [];
  let front = "";
  let back = "";
  const heads: { x: string; y: string; angle: string }[] = [];
  while (blades.length < count) {
    const x = width * (0.08 + 0.84 * random());
    const length = height * (0.42 + 0.56 * random());
    const lean = (random() - 0.5) * width * 0.32;
    const thickness = 2.2 + random() * 2.6;
    const tip = { x: x + lean, y: height - length };
    const bend = { x: x + lean * 0.18, y: height - length * 0.62 };
    const left = `Q${f(bend.x - thickness * 0.8)} ${f(bend.y)} ${f(tip.x)} ${f(tip.y)}`;
    const right = `Q${f(bend.x + thickness * 0.8)} ${f(bend.y)} ${f(x + thickness)} ${height}`;
    const blade = `M${f(x - thickness)} ${height}${left}${right}Z`;
    blades.push(blade);
    if (random() < 0.5) front += blade;
    else back += blade;
    if (random() < 0.35) {
      const angle = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI + 90;
      heads.push({ x: f(tip.x), y: f(tip.y + 9), angle: angle.toFixed(0) });
    }
  }
  return { front, back, heads };
}

const f = (value: number) => value.toFixed(1);
