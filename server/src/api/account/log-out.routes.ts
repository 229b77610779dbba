import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import { endAccountSession } from "../../identity/sessions/account-sessions.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { AccountDeps } from "./account-deps.ts";

export function logOutRoutes({
  database,
}: Pick<AccountDeps, "database">): Pick<Handlers<AccountCalls, CallContext>, "logOut"> {
  return {
    async logOut(_input, { accountSession, keepAccountSession }) {
      if (accountSession !== null) await endAccountSession(database.kysely, accountSession);
      keepAccountSession(null);
      return {};
    },
  };
}
