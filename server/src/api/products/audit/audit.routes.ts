import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { AuditService } from "./audit.service.ts";
import type { BreachService } from "./breach.service.ts";
import type { ListAuditService } from "./list-audit.service.ts";

export function auditRoutes(
  service: AuditService,
  breach: BreachService,
  listing: ListAuditService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "exportAudit" | "listAudit" | "verifyAudit" | "exportBreach"
> {
  return {
    exportAudit: ({ query }) => service.exportAfter(query),
    listAudit: ({ query }, context) => listing.list(query, context),
    exportBreach: ({ body }, context) => breach.exportSpan(body, context),
    verifyAudit: ({ query }) => service.verify(query),
  };
}
