import { Bank } from "../../ui/scene/bank.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { Reeds } from "../../ui/scene/reeds.tsx";
import { River } from "../../ui/scene/river.tsx";

const orb = { x: 720, y: 214, r: 116 };

/** A video's poster: the river, with the play button in place of the sun. */
export function Poster() {
  return (
    <svg
      viewBox="0 0 1280 720"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <River orb={orb} />
      <svg aria-hidden="true" x="190" y="270" width="206" height="382" viewBox="-216 0 216 400">
        <g transform="scale(-1 1)">
          <Heron />
        </g>
      </svg>
      <svg aria-hidden="true" y="656" width="1280" height="64">
        <Bank />
      </svg>
      <svg aria-hidden="true" x="-30" y="500" width="240" height="222">
        <Reeds count={18} seed={31} />
      </svg>
      <svg aria-hidden="true" x="1090" y="500" width="200" height="222">
        <Reeds count={14} seed={5} />
      </svg>
      <g transform="translate(640 296)">
        <circle r="84" fill="var(--surface)" />
        <path d="M-25 -43V43L45 0Z" fill="var(--accent-text)" />
      </g>
    </svg>
  );
}
