import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { OpenidClientsService } from "./openid-clients.service.ts";

export function openidClientsRoutes(
  service: OpenidClientsService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  | "addOpenidClient"
  | "changeOpenidClient"
  | "rotateOpenidClient"
  | "listOpenidClients"
  | "checkOpenidClient"
  | "endOpenidClient"
> {
  return {
    addOpenidClient: ({ body }, context) => service.add(body, context),
    changeOpenidClient: ({ params, body }, context) => service.change(params.id, body, context),
    rotateOpenidClient: ({ params, body }, context) =>
      service.rotate(params.id, body.reason, context),
    listOpenidClients: () => service.list(),
    checkOpenidClient: ({ params }) => service.check(params.id),
    endOpenidClient: ({ params }, { actor }) => service.end(params.id, actor),
  };
}
