import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { LeadsService } from "./leads.service.ts";

export function leadsRoutes(
  service: LeadsService,
): Pick<Handlers<ProductCalls, ProductContext>, "exportLeads" | "listLeads" | "markLead"> {
  return {
    exportLeads: (_input, { actor }) => service.exportAll(actor),
    listLeads: ({ query }, context) => service.list(query, context),
    markLead: ({ params, body }, { actor }) =>
      service.mark({ id: params.id, state: body.state }, actor),
  };
}
