import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createNotMeService } from "./unrecognised.service.ts";

export function notMeRoutes(
  deps: AccountDeps,
): Pick<Handlers<AccountCalls, CallContext>, "readNotMe" | "notMe"> {
  const service = createNotMeService(deps);
  return {
    readNotMe: ({ body }) => service.read(body.token),
    notMe: ({ body }, { language }) => service.takeBack(body.token, language),
  };
}
