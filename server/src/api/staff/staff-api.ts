import type { Handlers } from "@frontdoor/contract/call.ts";
import { type StaffCalls, staffCalls } from "@frontdoor/contract/staff/calls.ts";
import type { FastifyInstance } from "fastify";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import { createPasskeysService } from "./authentication-methods/passkeys.service.ts";
import { createReauthenticationService } from "./authentication-methods/reauthentication.service.ts";
import type { ConsoleDeps } from "./console-deps.ts";
import { createLoginService } from "./login/login.service.ts";
import { createPasskeyLoginService } from "./login/passkey-login.service.ts";
import { createSessionService } from "./session/session.service.ts";
import { createSetUpService } from "./set-up.service.ts";

/** Serves `/api/staff`: by which members of staff log in to the console and look after their own ways in. */
export function registerStaffApi(app: FastifyInstance, deps: ConsoleDeps): void {
  const handlers: Handlers<StaffCalls, CallContext> = {
    ...createLoginService(deps),
    ...createPasskeyLoginService(deps),
    ...createSessionService(deps),
    ...createSetUpService(deps),
    ...createReauthenticationService(deps),
    ...createPasskeysService(deps),
  };
  registerCalls(app, staffCalls, handlers, deps);
}
