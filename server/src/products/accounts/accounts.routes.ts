import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { AccountsService } from "./accounts.service.ts";

export function accountsRoutes(
  service: AccountsService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "showAccount" | "unlockAccount" | "archiveAccount"
> {
  return {
    showAccount: ({ body }) => service.show(body),
    unlockAccount: ({ body }, { actor }) => service.unlock(body, actor),
    archiveAccount: ({ body }, context) => service.archive(body, context),
  };
}
