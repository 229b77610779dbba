import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../permissions.ts";
import type { OpenidClientsService } from "./openid-clients.service.ts";

export function openidClientsRoutes(
  service: OpenidClientsService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "addOpenidClient" | "listOpenidClients" | "endOpenidClient"
> {
  return {
    addOpenidClient: ({ body }, { holder }) => service.add(body, holder),
    listOpenidClients: () => service.list(),
    endOpenidClient: ({ params }, { holder }) => service.end(params.id, holder),
  };
}
