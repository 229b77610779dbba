import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import type { ResetPasswordService } from "./reset-password.service.ts";

export function resetPasswordRoutes(
  service: ResetPasswordService,
): Pick<Handlers<PracticeCalls, CallContext>, "processReset"> {
  return {
    processReset: ({ body }, context) => service.processReset(body, context),
  };
}
