import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { AccountDeps } from "../account-deps.ts";
import { changeOwnPassword } from "./password.service.ts";

export function passwordRoutes(deps: AccountDeps) {
  return {
    changeOwnPassword: ({ body }, context) => changeOwnPassword(deps, body, context),
  } satisfies CallHandlers<AccountCalls>;
}
