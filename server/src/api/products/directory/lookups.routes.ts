import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { HttpDeps } from "../../../platform/calls/call-context.ts";
import type { ProductContext } from "../product-context.ts";
import type { LookupsService } from "./lookups.service.ts";

export function lookupsRoutes(
  service: LookupsService,
  { keptAnswers }: Pick<HttpDeps, "keptAnswers">,
): Pick<Handlers<ProductCalls, ProductContext>, "saveLookups" | "listLookups" | "orderLookups"> {
  return {
    async saveLookups({ body }, context) {
      const outcome = await service.save(body, context);
      keptAnswers.forgetAll();
      return outcome;
    },
    listLookups: ({ query }) => service.list(query.list),
    async orderLookups({ body }, context) {
      const outcome = await service.order(body, context);
      keptAnswers.forgetAll();
      return outcome;
    },
  };
}
