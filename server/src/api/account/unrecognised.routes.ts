import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createUnrecognisedService } from "./unrecognised.service.ts";

export function unrecognisedRoutes(
  deps: AccountDeps,
): Pick<Handlers<AccountCalls, CallContext>, "readNotMe" | "notMe"> {
  const service = createUnrecognisedService(deps);
  return {
    readNotMe: ({ body }) => service.read(body.token),
    notMe: ({ body }, { language }) => service.takeBack(body.token, language),
  };
}
