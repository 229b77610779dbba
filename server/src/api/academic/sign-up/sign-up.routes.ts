import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { signUps } from "@frontdoor/contract/academic/sign-up.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { SignUpService } from "./sign-up.service.ts";

export function signUpRoutes({
  signUp,
}: SignUpService): Pick<Handlers<AcademicCalls, CallContext>, keyof typeof signUps> {
  return {
    signUpHcp: ({ body: user, query }, context) =>
      signUp({ role: "HCP", user, inviteKey: query.inviteKey }, context),
    signUpTrainee: ({ body: user, query }, context) =>
      signUp({ role: "TRAINEE", user, inviteKey: query.inviteKey }, context),
    signUpSupervisor: ({ body: user, query }, context) =>
      signUp({ role: "SUPERVISOR", user, inviteKey: query.inviteKey }, context),
    signUpHod: ({ body: user, query }, context) =>
      signUp({ role: "HOD", user, inviteKey: query.inviteKey }, context),
  };
}
