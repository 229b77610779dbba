import { useId } from "react";
import { Glints } from "./glints.tsx";
import { hills } from "./hills.ts";
import type { Orb } from "./orb.ts";
import { reflection } from "./reflection.ts";

/**
 * The river without style sheet, 990 units wide: no layer extends beyond the picture, and every shape has its colour.
 */
export function River({ orb }: { orb: Orb }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="225 0 990 520" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="var(--halo)" stopOpacity="0.95" />
          <stop offset="0.4" stopColor="var(--halo)" stopOpacity="0.45" />
          <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-a)" />
          <stop offset="0.5" stopColor="var(--sky-b)" />
          <stop offset="1" stopColor="var(--sky-c)" />
        </linearGradient>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--water-a)" />
          <stop offset="1" stopColor="var(--water-b)" />
        </linearGradient>
      </defs>
      <rect width="1440" height="322" fill={`url(#${id}sky)`} />
      <circle cx={orb.x} cy={orb.y} r={orb.r * 3} fill={`url(#${id}halo)`} />
      <circle cx={orb.x} cy={orb.y} r={orb.r} fill="var(--orb)" />
      <path fill="var(--hill-1)" d={hills.far} />
      <path fill="var(--hill-2)" d={hills.middle} />
      <path fill="var(--hill-3)" d={hills.near} />
      <rect y="321" width="1440" height="199" fill={`url(#${id}water)`} />
      <path
        fill="var(--hill-1)"
        fillOpacity="0.3"
        d={hills.far}
        transform="translate(0 482) scale(1 -0.5)"
      />
      <path
        fill="var(--hill-3)"
        fillOpacity="0.34"
        d={hills.near}
        transform="translate(0 642) scale(1 -1)"
      />
      <path fill="var(--orb)" fillOpacity="0.5" d={reflection(orb)} />
      <Glints orb={orb} />
    </svg>
  );
}
