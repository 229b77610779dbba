import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { isFailure } from "@frontdoor/contract/call.ts";
import { browserOf } from "../../identity/login/browser.ts";
import { ownerOf } from "../../identity/sessions/reauthentication.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createReauthenticationService } from "./reauthentication.service.ts";

export function reauthenticationRoutes(deps: AccountDeps) {
  const service = createReauthenticationService(deps);
  return {
    async reauthenticationOptions(_input, context) {
      const owner = await ownerOf(deps.database.kysely, deps, context);
      return isFailure(owner) ? owner : { options: { ...(await service.options(owner)) } };
    },
    async reauthenticate({ body }, context) {
      const owner = await ownerOf(deps.database.kysely, deps, context);
      if (isFailure(owner)) return owner;
      return service.reauthenticate(owner, body, browserOf(context, owner.account.realm, {}));
    },
  } satisfies CallHandlers<AccountCalls>;
}
