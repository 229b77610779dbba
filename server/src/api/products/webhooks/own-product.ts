import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";

/** A product has to do with its own webhooks; the operator, for whom this is undefined, with all. */
export function ownProduct(holder: KeyHolder): ProductName | undefined {
  return holder === "operator" ? undefined : holder;
}
