import { contexts } from "@frontdoor/contract/contexts.ts";
import { productViews } from "../parts/context-selector/product-views.ts";
import { Bank } from "../ui/scene/bank.tsx";
import { Heron } from "../ui/scene/heron.tsx";
import { Reeds } from "../ui/scene/reeds.tsx";
import { Scene } from "../ui/scene/scene.tsx";

/**
 * The river beside an account screen. All three hours are in the page, and the style sheet shows that of
 * the current context.
 */
export function AccountScene() {
  return (
    <div className="account__scene" aria-hidden="true">
      {contexts.map((context) => (
        <div key={context} className="account__hour" data-hour={context}>
          <Scene orb={productViews[context].suns.river} />
        </div>
      ))}
      <Heron />
      <Bank />
      <Reeds side="left" width={260} height={190} count={18} seed={31} />
      <Reeds side="right" width={220} height={230} count={16} seed={5} />
    </div>
  );
}
