import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { VerifyEmailService } from "./verify-email.service.ts";
import type { WaitingService } from "./waiting.service.ts";

export function verifyEmailRoutes(
  { verifyEmail }: VerifyEmailService,
  { resend, changeAddress }: WaitingService,
): Pick<
  Handlers<AcademicCalls, CallContext>,
  "verifyEmail" | "resendVerification" | "changeAddress"
> {
  return {
    verifyEmail: ({ body }, context) => verifyEmail(body, context),
    resendVerification: ({ body }, context) => resend(body.emailAddress, context),
    changeAddress: ({ body }, context) => changeAddress(body, context),
  };
}
