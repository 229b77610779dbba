import type { ReactNode } from "react";
import { Heron } from "../../ui/scene/heron.tsx";
import { Scene } from "../../ui/scene/scene.tsx";
import { Ticks } from "../../ui/ticks.tsx";

const flockSizes = { one: [1], two: [1, 2], group: [1, 2, 3, 4] } as const;

interface PlanBoxProps {
  name: string;
  text: string;
  price: string;
  unit: string;
  points: readonly string[];
  /** The number of birds in the picture: one for one practice, four for a group. */
  flock: keyof typeof flockSizes;
  children: ReactNode;
}

/** A plan: its picture, price, points and button (S2.062, S9.018–S9.022). */
export function PlanBox({ name, text, price, unit, points, flock, children }: PlanBoxProps) {
  return (
    <article className="plan-box">
      <div className={`plan-box__figure plan-box__figure--${flock}`} aria-hidden="true">
        <Scene orb={{ x: 720, y: 180, r: 200 }} />
        {flockSizes[flock].map((bird) => (
          <Heron key={bird} />
        ))}
      </div>
      <div className="plan-box__body">
        <h2>{name}</h2>
        <p className="muted">{text}</p>
        <p>
          <span className="price">{price}</span> <span>{unit}</span>
        </p>
        <Ticks points={points} />
        {children}
      </div>
    </article>
  );
}
