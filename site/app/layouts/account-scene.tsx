import { contexts } from "@frontdoor/contract/contexts.ts";
import { productViews } from "../parts/context-selector/product-views.ts";
import { Bank } from "../ui/scene/bank.tsx";
import { Heron } from "../ui/scene/heron.tsx";
import { RiverReeds } from "../ui/scene/reeds.tsx";
import { Scene } from "../ui/scene/scene.tsx";

/**
 * The river beside an account screen. The page contains all three times of day, and the style sheet shows that of the
 * context.
 */
export function AccountScene() {
  return (
    <div className="account__scene" aria-hidden="true">
      {contexts.map((context) => (
        <div key={context} className="account__hour" data-hour={context}>
          <Scene orb={productViews[context].river} />
        </div>
      ))}
      <Heron />
      <Bank />
      <RiverReeds seed={17} />
    </div>
  );
}
