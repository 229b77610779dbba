import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { PracticesService } from "./practices.service.ts";

export function practicesRoutes(
  service: PracticesService,
): Pick<Handlers<ProductCalls, ProductContext>, "savePractices" | "listPractices"> {
  return {
    savePractices: ({ body }, context) => service.save(body.practices, context),
    listPractices: ({ query }, context) => service.list(query, context),
  };
}
