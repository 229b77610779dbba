import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../permissions.ts";
import type { AuditService } from "./audit.service.ts";

export function auditRoutes(
  service: AuditService,
): Pick<Handlers<ProductCalls, ProductContext>, "exportAudit" | "verifyAudit"> {
  return {
    exportAudit: ({ query }) => service.exportAfter(query.after),
    verifyAudit: ({ query }) => service.verify(query.noted),
  };
}
