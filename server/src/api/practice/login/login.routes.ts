import { type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { LoginService } from "./login.service.ts";

export function loginRoutes(
  service: LoginService,
): Pick<Handlers<PracticeCalls, CallContext>, "authenticate" | "lockedStatus" | "completeTwoStep"> {
  return {
    async authenticate({ body, query }, context) {
      const outcome = await service.authenticate({
        ...body,
        ...browserOf(context, "practice", query),
        inviteCode: query.inviteCode?.trim() || null,
      });
      if (!isFailure(outcome)) context.rememberLoginContext("practice");
      return outcome;
    },
    completeTwoStep: ({ body }, context) => service.completeTwoStep(body, context),
    lockedStatus: ({ params }, { deviceId }) => service.lockedStatus(params.username, deviceId),
  };
}
