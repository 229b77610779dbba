import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import type { VerifyEmailService } from "./verify-email.service.ts";

export function verifyEmailRoutes(
  service: VerifyEmailService,
): Pick<Handlers<AcademicCalls, CallContext>, "verifyEmail"> {
  return {
    verifyEmail: ({ body }, { deviceId }) => service.verifyEmail(body, deviceId),
  };
}
