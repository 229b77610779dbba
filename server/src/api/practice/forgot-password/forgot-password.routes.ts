import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { ForgotPasswordService } from "./forgot-password.service.ts";

export function forgotPasswordRoutes(
  service: ForgotPasswordService,
): Pick<Handlers<PracticeCalls, CallContext>, "requestReset" | "processResetWithOtp"> {
  return {
    requestReset: ({ body }, context) => service.requestReset(body.username, context),
    processResetWithOtp: ({ body }, context) => service.processResetWithOtp(body, context),
  };
}
