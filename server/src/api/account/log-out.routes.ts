import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { type KeptLoginDeps, logOut } from "../../identity/sessions/kept-logins.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { Services } from "../../process/services.ts";

/** Logs the browser out, and takes the cookies of what ended. A page of somebody who has left logs out nobody else. */
export function logOutRoutes(deps: KeptLoginDeps & Pick<Services, "database">) {
  return {
    async logOut(_input, context) {
      if (context.showsOtherLogin) return fail("SESSION_ENDED");
      const { accountSession, keptLogin, deviceId, keepAccountSession, keepLogin } = context;
      if (await logOut(deps.database, deps, { accountSession, keptLogin, deviceId })) {
        keepLogin(null);
      }
      keepAccountSession(null);
      return {};
    },
  } satisfies CallHandlers<AccountCalls>;
}
