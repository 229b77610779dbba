import { type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import type { SignUpService } from "./sign-up.service.ts";

export function signUpRoutes(
  service: SignUpService,
): Pick<Handlers<PracticeCalls, CallContext>, "register"> {
  return {
    async register({ body }, context) {
      const outcome = await service.register(body, context);
      if (!isFailure(outcome)) context.rememberLoginContext("practice");
      return outcome;
    },
  };
}
