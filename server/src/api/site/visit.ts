import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { type ReturnTo, returnToOf } from "@frontdoor/contract/return-to.ts";
import type { PageAddress } from "./pages/route-map.ts";

/** The product that sent a person to one of our pages, and what it waits for; null where none did. */
export function visitOf({
  path,
  query,
}: Pick<PageAddress, "path" | "query">): { product: LoginProduct; returnTo: ReturnTo } | null {
  const [, name] = /^\/(?:login|signup)\/(\w+)$/.exec(path) ?? [];
  const product = loginProducts.find((each) => each === name);
  const parameters = new URLSearchParams(query);
  const returnTo = returnToOf({
    interaction: parameters.get("interaction") ?? undefined,
    state: parameters.get("state") ?? undefined,
  });
  return product === undefined || returnTo === null ? null : { product, returnTo };
}
