import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { ownerOf } from "../../people/changes/authorise.ts";
import type { AccountDeps } from "../account-deps.ts";
import { overviewOf } from "./overview.ts";

export function overviewRoutes(
  deps: AccountDeps,
): Pick<Handlers<AccountCalls, CallContext>, "ownAccount"> {
  return {
    async ownAccount(_input, context) {
      const owner = await ownerOf(deps.database.kysely, deps, context);
      return isFailure(owner) ? owner : overviewOf(deps, owner, context);
    },
  };
}
