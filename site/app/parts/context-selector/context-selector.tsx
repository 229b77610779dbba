import { brand } from "@frontdoor/brand/brand.ts";
import { type Context, type CurrentContext, contexts } from "@frontdoor/contract/contexts.ts";
import { contextSelectorWords } from "@frontdoor/words/context-selector.ts";
import { usePosted } from "../../client/posted.ts";
import { apart } from "../../ui/apart.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Vignette } from "../../ui/scene/vignette.tsx";
import { productViews } from "./product-views.ts";

interface ContextSelectorProps {
  value: CurrentContext;
  /** The screen sets the context, and clears its error and status (S2.093, S2.094). */
  onChoose: (context: Context) => void;
}

/** Native radio buttons as three windows on the river, one for each product (S2.088, S2.089). */
export function ContextSelector({ value, onChoose }: ContextSelectorProps) {
  // Without script the page does not know the last choice.
  const chosen = usePosted()?.values.product;
  return (
    <fieldset className="product-selector">
      <legend>{contextSelectorWords.legend}</legend>
      <div className="product-selector__windows">
        {apart(
          contexts.map((context) => (
            <label className="product-window" data-context={context} key={context}>
              <input
                type="radio"
                name="product"
                value={context}
                checked={context === (value || chosen)}
                onChange={() => onChoose(context)}
                aria-label={brand.products[context].name}
                aria-describedby={`product-${context}`}
              />
              <span className="product-window__view">
                <Vignette orb={productViews[context].window} />
                <i className="product-window__tick">
                  <Icon name="check" size={18} />
                </i>
              </span>
              <span className="product-window__text">
                <b>{brand.products[context].name}</b>{" "}
                <small id={`product-${context}`}>{contextSelectorWords.purposes[context]}</small>
              </span>
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
