import { type Context, contexts } from "@frontdoor/contract/contexts.ts";
import { Bank } from "../ui/scene/bank.tsx";
import { Heron } from "../ui/scene/heron.tsx";
import type { Orb } from "../ui/scene/orb.ts";
import { Reeds } from "../ui/scene/reeds.tsx";
import { Scene } from "../ui/scene/scene.tsx";

/** Where the sun stands behind the bird's head, at the hour of each product. */
const orbs: Record<Context, Orb> = {
  patient: { x: 760, y: 210, r: 128 },
  practice: { x: 770, y: 214, r: 104 },
  academic: { x: 740, y: 262, r: 122 },
};

/**
 * The river beside an account screen. All three hours are in the page, and the style sheet shows that of
 * the current context.
 */
export function AccountScene() {
  return (
    <div className="account__scene" aria-hidden="true">
      {contexts.map((context) => (
        <div key={context} className="account__hour" data-hour={context}>
          <Scene orb={orbs[context]} />
        </div>
      ))}
      <Heron />
      <Bank />
      <Reeds side="left" width={260} height={190} count={18} seed={31} />
      <Reeds side="right" width={220} height={230} count={16} seed={5} />
    </div>
  );
}
