import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { SignUpService } from "./sign-up.service.ts";

export function signUpRoutes(
  service: SignUpService,
): Pick<Handlers<PracticeCalls, CallContext>, "register"> {
  return {
    register: ({ body, query }, context) =>
      service.register(body, {
        ...context,
        takeReturnTo: () => context.takeReturnTo("practice", query),
      }),
  };
}
