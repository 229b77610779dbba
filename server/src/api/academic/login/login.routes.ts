import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { LoginService } from "./login.service.ts";

export function loginRoutes(
  service: LoginService,
): Pick<Handlers<AcademicCalls, CallContext>, "brochureLogin" | "completeTwoStep"> {
  return {
    async brochureLogin({ body, query }, context) {
      const attempt = { ...body, ...browserOf(context, "academic", query) };
      const outcome = await service.brochureLogin(attempt);
      if (!isFailure(outcome)) context.rememberLoginContext("academic");
      return outcome;
    },
    completeTwoStep: ({ body }, context) => service.completeTwoStep(body, context),
  };
}
