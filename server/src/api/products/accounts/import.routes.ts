import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { ImportService } from "./import.service.ts";

export function importRoutes(
  service: ImportService,
): Pick<Handlers<ProductCalls, ProductContext>, "importAccounts"> {
  return {
    importAccounts: ({ body }, context) => service.importAll(body.accounts, context),
  };
}
