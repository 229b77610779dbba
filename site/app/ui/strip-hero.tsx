import { Bank } from "./scene/bank.tsx";
import { Heron } from "./scene/heron.tsx";
import type { Orb } from "./scene/orb.ts";
import { Reeds } from "./scene/reeds.tsx";
import { Scene } from "./scene/scene.tsx";

/** The top of an informational page, a strip of river: heading, one sentence, at most one bird. */
export function StripHero({
  heading,
  lead,
  orb = { x: 1150, y: 236, r: 96 },
  bird = true,
}: {
  heading: string;
  lead: string;
  orb?: Orb;
  bird?: boolean;
}) {
  return (
    <div className="hero hero--strip">
      <div className="wrap">
        <div className="hero__copy">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <Scene orb={orb} />
      {bird && <Heron />}
      <Bank />
      <Reeds side="left" width={260} height={190} count={20} seed={11} />
    </div>
  );
}
