import { brand } from "@frontdoor/brand/brand.ts";
import type { Context } from "@frontdoor/contract/contexts.ts";

/** A product as a dot in its colour and its name. */
export function ProductDot({ product }: { product: Context }) {
  return (
    <span className="product">
      <i data-context={product} />
      {brand.products[product].name}
    </span>
  );
}
