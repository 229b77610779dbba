import { useId } from "react";
import { Glints } from "./glints.tsx";
import { hills } from "./hills.ts";
import type { Orb } from "./orb.ts";
import { reflection } from "./reflection.ts";

interface SceneProps {
  orb?: Orb;
  /** The part that stays visible when the picture is cropped. */
  align?: "middle" | "right";
}

/** The river: sun, three ranges of hills, water with reflections. Colours come from the context. */
export function Scene({ orb = { x: 1010, y: 270, r: 120 }, align = "middle" }: SceneProps) {
  const id = useId();
  const crop = align === "middle" ? "xMidYMax slice" : "xMaxYMax slice";
  return (
    <svg
      className="scene"
      viewBox="0 0 1440 520"
      preserveAspectRatio={crop}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}halo`} className="halo">
          <stop offset="0" stopOpacity=".95" />
          <stop offset=".4" stopOpacity=".45" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}water`} className="water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" />
          <stop offset="1" />
        </linearGradient>
        <clipPath id={`${id}river`}>
          <rect x="-1000" y="321" width="3460" height="210" />
        </clipPath>
      </defs>
      <g className="scene__sun">
        <circle cx={orb.x} cy={orb.y} r={orb.r * 3} fill={`url(#${id}halo)`} />
        <circle cx={orb.x} cy={orb.y} r={orb.r} fill="var(--orb)" />
      </g>
      <path fill="var(--hill-1)" d={hills.far} />
      <path fill="var(--hill-2)" d={hills.middle} />
      <path fill="var(--hill-3)" d={hills.near} />
      <rect x="-1000" y="321" width="3460" height="210" fill={`url(#${id}water)`} />
      <g clipPath={`url(#${id}river)`}>
        <g transform="translate(0 482) scale(1 -.5)" opacity=".3">
          <path fill="var(--hill-1)" d={hills.far} />
        </g>
        <g transform="translate(0 642) scale(1 -1)" opacity=".34">
          <path fill="var(--hill-3)" d={hills.near} />
        </g>
        <path className="scene__reflection" d={reflection(orb)} />
      </g>
      <Glints orb={orb} />
    </svg>
  );
}
