import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { AccountDeps } from "../account-deps.ts";
import { changeOwnPassword } from "./password.service.ts";

export function passwordRoutes(
  deps: AccountDeps,
): Pick<Handlers<AccountCalls, CallContext>, "changeOwnPassword"> {
  return {
    changeOwnPassword: ({ body }, context) => changeOwnPassword(deps, body, context),
  };
}
