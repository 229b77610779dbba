import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { HttpDeps } from "../../../platform/calls/call-context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { ProductContext } from "../product-context.ts";
import type { LookupsService } from "./lookups.service.ts";

export function lookupsRoutes(
  service: LookupsService,
  { keptAnswers, database }: Pick<HttpDeps, "keptAnswers"> & { database: Database },
): Pick<Handlers<ProductCalls, ProductContext>, "saveLookups" | "listLookups" | "orderLookups"> {
  const forget = () => {
    database.readOwnWrites();
    keptAnswers.forgetAll();
  };
  return {
    async saveLookups({ body }, context) {
      const outcome = await service.save(body, context);
      forget();
      return outcome;
    },
    listLookups: ({ query }) => service.list(query.list),
    async orderLookups({ body }, context) {
      const outcome = await service.order(body, context);
      forget();
      return outcome;
    },
  };
}
