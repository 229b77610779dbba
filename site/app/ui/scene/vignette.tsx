import { useId } from "react";
import type { Orb } from "./orb.ts";

/** A small view of the same river, 240 × 132. */
export function Vignette({ orb }: { orb: Orb }) {
  const id = useId();
  return (
    <svg
      className="vignette"
      viewBox="0 0 240 132"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} className="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" />
          <stop offset="1" />
        </linearGradient>
        <radialGradient id={`${id}halo`} className="halo">
          <stop offset="0" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="240" height="96" fill={`url(#${id}sky)`} />
      <circle cx={orb.x} cy={orb.y} r={orb.r * 2.3} fill={`url(#${id}halo)`} />
      <circle cx={orb.x} cy={orb.y} r={orb.r} fill="var(--orb)" />
      <path
        fill="var(--hill-1)"
        d="M0 96V78C18 76 24 72 34 64Q38 60 44 60L72 59Q77 59 81 63C92 74 112 78 132 76C146 75 152 70 160 62Q165 57 171 62C180 72 206 78 240 74V96Z"
      />
      <path fill="var(--hill-2)" d="M0 96V86C40 78 84 84 124 86C166 88 204 80 240 82V96Z" />
      <rect y="94" width="240" height="38" fill="var(--water-a)" />
      <rect y="93" width="240" height="3" fill="var(--hill-3)" />
      <path
        stroke="var(--glint)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d={`M${orb.x - 16} 101h34M${orb.x - 8} 107h26M${orb.x - 26} 113h40M${orb.x - 4} 120h30M30 108h18M196 116h22`}
      />
    </svg>
  );
}
