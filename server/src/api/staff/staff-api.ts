import { staffCalls } from "@frontdoor/contract/staff/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import type { Services } from "../../process/services.ts";
import { createPasskeysService } from "./authentication-methods/passkeys.service.ts";
import { createReauthenticationService } from "./authentication-methods/reauthentication.service.ts";
import { createLoginService } from "./login/login.service.ts";
import { createSessionService } from "./session/session.service.ts";
import { createSetUpService } from "./set-up.service.ts";

/**
 * Serves `/api/staff`, by which members of staff log in to the console and manage their own authentication methods.
 * @param deps with the configuration of the console, whose address is not the one that people use
 */
export function registerStaffApi(app: FastifyInstance, deps: Services & HttpDeps): void {
  registerCalls(
    app,
    staffCalls,
    {
      ...createLoginService(deps),
      ...createSessionService(deps),
      ...createSetUpService(deps),
      ...createReauthenticationService(deps),
      ...createPasskeysService(deps),
    },
    deps,
  );
}
