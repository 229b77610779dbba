import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { endAccountSession } from "../../identity/sessions/account-sessions.ts";
import { endKeptLogin, type KeptLoginDeps } from "../../identity/sessions/kept-logins.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { AccountDeps } from "./account-deps.ts";

/** Ends the settings session, the login that is kept on the device, and the product logins that came from it. */
export function logOutRoutes(
  deps: KeptLoginDeps & Pick<AccountDeps, "database">,
): CallHandlers<AccountCalls, "logOut"> {
  const { kysely } = deps.database;
  return {
    async logOut(_input, { accountSession, keptLogin, deviceId, keepAccountSession, keepLogin }) {
      if (accountSession !== null) await endAccountSession(kysely, accountSession);
      const browser = { keptLogin, deviceId };
      if (await kysely.transaction().execute((tx) => endKeptLogin(tx, deps, browser))) {
        keepLogin(null);
      }
      keepAccountSession(null);
      return {};
    },
  };
}
