import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { OverviewService } from "./overview.service.ts";
import type { StatisticsService } from "./statistics.service.ts";

export function statisticsRoutes(
  overview: OverviewService,
  statistics: StatisticsService,
): Pick<Handlers<ProductCalls, ProductContext>, "showOverview" | "readStatistics"> {
  return {
    showOverview: (_input, context) => overview.show(context),
    readStatistics: ({ query }) => statistics.read(query.unit ?? "day"),
  };
}
