import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { ForgotUsernameService } from "./forgot-username.service.ts";

export function forgotUsernameRoutes(
  service: ForgotUsernameService,
): Pick<Handlers<PracticeCalls, CallContext>, "requestReminder"> {
  return { requestReminder: ({ body }, context) => service.requestReminder(body.email, context) };
}
