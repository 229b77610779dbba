import { Bank } from "../../app/ui/scene/bank.tsx";
import { Heron } from "../../app/ui/scene/heron.tsx";
import { Reeds } from "../../app/ui/scene/reeds.tsx";
import { River } from "../../app/ui/scene/river.tsx";
import { painted } from "../share/share-picture.tsx";
import { type Clip, clipLength, type Moment } from "./clips.ts";

const { width, height, seconds } = clipLength;
/** How long a slip takes to appear, in seconds. */
const settleSeconds = 0.7;

/** A frame of a clip as SVG: the sun rises behind the hills, and slips appear on the water. */
export function clipFrame(clip: Clip, time: number): string {
  return painted(<Frame clip={clip} time={time} />, clip.product);
}

function Frame({ clip, time }: { clip: Clip; time: number }) {
  const risen = eased(time / seconds);
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <River orb={{ x: 790, y: 330 - 190 * risen, r: 92 }} />
      <svg aria-hidden="true" x="196" y="250" width="220" height="406" viewBox="-216 0 216 400">
        <g transform="scale(-1 1)">
          <Heron />
        </g>
      </svg>
      <svg aria-hidden="true" y="640" width={width} height="81">
        <Bank />
      </svg>
      <svg aria-hidden="true" x="-30" y="470" width="280" height="252">
        <Reeds count={18} seed={31} />
      </svg>
      <svg aria-hidden="true" x="1090" y="500" width="220" height="222">
        <Reeds count={14} seed={5} />
      </svg>
      {clip.moments.map((moment, index) => (
        <Slip key={moment.from} {...moment} to={clip.moments[index + 1]?.from} time={time} />
      ))}
    </svg>
  );
}

/** The last event, until the next one. */
function Slip({ slip, from, to, time }: Moment & { to: number | undefined; time: number }) {
  const come = eased((time - from) / settleSeconds);
  const gone = to === undefined ? 0 : eased((time - to) / settleSeconds);
  if (slip === undefined || come === 0 || gone === 1) return null;
  const [above, below] = slip;
  return (
    <g
      opacity={come * (1 - gone)}
      transform={`translate(640 ${440 + 40 * (1 - come) - 24 * gone})`}
    >
      <rect y="5" width="460" height="96" rx="18" fill="#000" fillOpacity="0.12" />
      <rect width="460" height="96" rx="18" fill="var(--surface)" />
      <text x="28" y="40" fontSize="21" fontFamily="Atkinson Hyperlegible Next" fill="var(--ink-2)">
        {above}
      </text>
      <text x="28" y="74" fontSize="29" fontFamily="Bricolage Grotesque" fill="var(--ink)">
        {below}
      </text>
    </g>
  );
}

/** From 0 to 1, slow at both ends. */
function eased(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
}
