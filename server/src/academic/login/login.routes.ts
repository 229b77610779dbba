import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import type { LoginService } from "./login.service.ts";

export function loginRoutes(
  service: LoginService,
): Pick<Handlers<AcademicCalls, CallContext>, "brochureLogin"> {
  return {
    async brochureLogin({ body, query }, context) {
      const { deviceId, clientAddress, language, keepDevice } = context;
      const takeWayBack = () => context.takeWayBack("academic", query);
      const attempt = { ...body, deviceId, clientAddress, language, keepDevice, takeWayBack };
      const outcome = await service.brochureLogin(attempt);
      if (!isFailure(outcome)) context.rememberLoginContext("academic");
      return outcome;
    },
  };
}
