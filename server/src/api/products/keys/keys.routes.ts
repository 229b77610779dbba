import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { KeysService } from "./keys.service.ts";

export function keysRoutes(
  service: KeysService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "createProductKey" | "listProductKeys" | "endProductKey"
> {
  return {
    createProductKey: ({ body }, context) => service.create(body, context),
    listProductKeys: ({ query }, context) => service.list(query, context),
    endProductKey: ({ params, body }, context) => service.end({ ...params, ...body }, context),
  };
}
