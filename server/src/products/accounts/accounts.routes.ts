import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../permissions.ts";
import type { AccountsService } from "./accounts.service.ts";

export function accountsRoutes(
  service: AccountsService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "showAccount" | "unlockAccount" | "archiveAccount"
> {
  return {
    showAccount: ({ body }) => service.show(body),
    unlockAccount: ({ body }, { holder }) => service.unlock(body, holder),
    archiveAccount: ({ body }, { holder }) => service.archive(body, holder),
  };
}
