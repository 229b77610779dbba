import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { LookupsService } from "./lookups.service.ts";

export function lookupsRoutes(
  service: LookupsService,
): Pick<Handlers<ProductCalls, ProductContext>, "saveLookups"> {
  return { saveLookups: ({ body }, context) => service.save(body, context) };
}
