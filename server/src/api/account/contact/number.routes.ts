import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { AccountDeps } from "../account-deps.ts";
import { createNumberService } from "./number.service.ts";

type Names = "changeNumber" | "sendNumberCode" | "verifyNumber" | "chooseCodeWay";

export function numberRoutes(deps: AccountDeps): Pick<Handlers<AccountCalls, CallContext>, Names> {
  const service = createNumberService(deps);
  return {
    changeNumber: ({ body }, context) => service.change(body, context),
    sendNumberCode: (_input, context) => service.sendAgain(context),
    chooseCodeWay: ({ body }, context) => service.chooseWay(body, context),
    verifyNumber: ({ body }, context) => service.prove(body, context),
  };
}
