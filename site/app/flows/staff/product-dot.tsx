import { brand } from "@frontdoor/brand/brand.ts";
import type { Context } from "@frontdoor/contract/contexts.ts";

/** A product as a dot of its colour and its word. */
export function ProductDot({ product }: { product: Context }) {
  return (
    <span className="product">
      <i data-context={product} />
      {brand.products[product].name}
    </span>
  );
}
