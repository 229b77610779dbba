import type { ReactNode } from "react";
import { repeatableRandom } from "./random.ts";

interface Size {
  width: number;
  height: number;
}

interface ReedsProps extends Partial<Size> {
  /** The bank they grow on, which sets sizes and offsets. */
  side?: "left";
  count?: number;
  seed?: number;
}

const left = { width: 260, height: 190, count: 20 };
const right = { width: 220, height: 230 };
const [across, up] = [right.width / left.width, right.height / left.height];

/**
 * The reeds on both banks. The right ones mirror the left, narrower and taller, so that the repeated path compresses
 * well.
 */
export function RiverReeds({ seed }: { seed: number }) {
  const clump = grow(left.width, left.height, left.count, seed);
  return (
    <>
      <Drawing {...left} side="left">
        <Clump {...clump} />
      </Drawing>
      <Drawing {...right} side="right">
        <g transform={`matrix(${-across.toFixed(2)} 0 0 ${up.toFixed(2)} ${right.width} 0)`}>
          <Clump {...clump} />
        </g>
      </Drawing>
    </>
  );
}

/** A clump of reeds, about a third of them in flower. Sizes in units of its own drawing. */
export function Reeds({ side, width = 220, height = 220, count = 14, seed = 7 }: ReedsProps) {
  return (
    <Drawing {...{ side, width, height }}>
      <Clump {...grow(width, height, count, seed)} />
    </Drawing>
  );
}

interface DrawingProps extends Size {
  side: "left" | "right" | undefined;
  children: ReactNode;
}

function Drawing({ side, width, height, children }: DrawingProps) {
  return (
    <svg
      className={side ? `reeds reeds--${side}` : "reeds"}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function Clump({ front, back, heads }: ReturnType<typeof grow>) {
  return (
    <>
      <path fill="var(--reed-2)" d={back} />
      <path fill="var(--reed)" d={front} />
      <path stroke="var(--reed)" strokeWidth="6.4" strokeLinecap="round" d={heads} />
    </>
  );
}

/** In integers and relative coordinates, as reeds are a large part of a page's size. */
function grow(width: number, height: number, count: number, seed: number) {
  const random = repeatableRandom(seed);
  let front = "";
  let back = "";
  let heads = "";
  for (let i = 0; i < count; i += 1) {
    const x = width * (0.08 + 0.84 * random());
    const length = height * (0.42 + 0.56 * random());
    const lean = (random() - 0.5) * width * 0.32;
    const thickness = 2.2 + random() * 2.6;
    const bend = { x: lean * 0.18, y: length * 0.62 };
    const up = `q${f(bend.x + 0.2 * thickness)} ${f(-bend.y)} ${f(lean + thickness)} ${f(-length)}`;
    const down = `q${f(bend.x - lean + 0.8 * thickness)} ${f(length - bend.y)} ${f(thickness - lean)} ${f(length)}`;
    const blade = `M${f(x - thickness)} ${height}${up}${down}Z`;
    if (random() < 0.5) front += blade;
    else back += blade;
    if (random() < 0.35) {
      const angle = Math.atan2(lean - bend.x, length - bend.y);
      const half = { x: 11.5 * Math.sin(angle), y: 11.5 * Math.cos(angle) };
      const middle = { x: x + lean, y: height - length + 9 };
      heads += `M${f(middle.x - half.x)} ${f(middle.y + half.y)}l${f(2 * half.x)} ${f(-2 * half.y)}`;
    }
  }
  return { front, back, heads };
}

const f = (value: number) => value.toFixed(0);
