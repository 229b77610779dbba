import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import type { ProductContext } from "../product-context.ts";
import type { AccountsService } from "./accounts.service.ts";
import type { ShowAccountService } from "./show-account.service.ts";

export function accountsRoutes(
  service: AccountsService,
  showing: ShowAccountService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "showAccount" | "unlockAccount" | "archiveAccount"
> {
  return {
    showAccount: ({ body }, { caller }) => showing.show(body, mayCall(caller.as, "findAccounts")),
    unlockAccount: ({ body }, { actor }) => service.unlock(body, actor),
    archiveAccount: ({ body }, context) => service.archive(body, context),
  };
}
