import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { KeptLoginDeps } from "../../identity/sessions/kept-logins.ts";
import { logOut } from "../../identity/sessions/log-out.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { AccountDeps } from "./account-deps.ts";

/** Logs the browser out, and takes the cookies of what ended. */
export function logOutRoutes(
  deps: KeptLoginDeps & Pick<AccountDeps, "database">,
): CallHandlers<AccountCalls, "logOut"> {
  return {
    async logOut(_input, { accountSession, keptLogin, deviceId, keepAccountSession, keepLogin }) {
      if (await logOut(deps.database, deps, { accountSession, keptLogin, deviceId })) {
        keepLogin(null);
      }
      keepAccountSession(null);
      return {};
    },
  };
}
