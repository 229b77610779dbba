import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { isFailure } from "@frontdoor/contract/call.ts";
import { ownerOf } from "../../../identity/sessions/reauthentication.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { AccountDeps } from "../account-deps.ts";
import { overviewOf } from "./overview.ts";

export function overviewRoutes(deps: AccountDeps) {
  return {
    async showAccountSettings(_input, context) {
      const owner = await ownerOf(deps.database.kysely, deps, context);
      return isFailure(owner) ? owner : overviewOf(deps, owner, context);
    },
  } satisfies CallHandlers<AccountCalls>;
}
