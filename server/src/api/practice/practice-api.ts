import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import type { FastifyInstance } from "fastify";
import { everyRealmHandlers } from "../../identity/every-realm-handlers.ts";
import { createAuthenticator } from "../../identity/login/authenticator.ts";
import type { PracticeHandlers } from "../../identity/outbox-jobs.ts";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import { contactHandlers } from "./contact/contact.handlers.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import { createContactService } from "./contact/contact.service.ts";
import { findDoctorRoutes } from "./find-doctor.routes.ts";
import { createFindDoctorService } from "./find-doctor.service.ts";
import { resetRequestHandlers } from "./forgot-password/forgot-password.handlers.ts";
import { forgotPasswordRoutes } from "./forgot-password/forgot-password.routes.ts";
import { createForgotPasswordService } from "./forgot-password/forgot-password.service.ts";
import { reminderHandlers } from "./forgot-username/forgot-username.handlers.ts";
import { forgotUsernameRoutes } from "./forgot-username/forgot-username.routes.ts";
import { createForgotUsernameService } from "./forgot-username/forgot-username.service.ts";
import { inviteHandlers } from "./invites/invites.handlers.ts";
import { inviteRoutes } from "./invites/invites.routes.ts";
import { createInvitesService } from "./invites/invites.service.ts";
import { loginRoutes } from "./login/login.routes.ts";
import { createLoginService } from "./login/login.service.ts";
import { passkeyLoginRoutes } from "./login/passkey-login.routes.ts";
import { createPasskeyLoginService } from "./login/passkey-login.service.ts";
import { lookupRoutes } from "./lookups.routes.ts";
import type { PracticeDeps } from "./practice-deps.ts";
import { requestRemovalRoutes } from "./request-removal.routes.ts";
import { createRequestRemovalService } from "./request-removal.service.ts";
import { resetPasswordRoutes } from "./reset-password.routes.ts";
import { signUpHandlers } from "./sign-up/sign-up.handlers.ts";
import { signUpRoutes } from "./sign-up/sign-up.routes.ts";
import { createSignUpService } from "./sign-up/sign-up.service.ts";

/** Serves `/api/practice`: the practice/patient API of section 7 of the specification. */
export function registerPracticeApi(app: FastifyInstance, deps: PracticeDeps & HttpDeps): void {
  const authenticator = createAuthenticator(deps);
  registerCalls(
    app,
    practiceCalls,
    {
      ...loginRoutes(createLoginService({ ...deps, authenticator })),
      ...passkeyLoginRoutes(createPasskeyLoginService(deps)),
      ...signUpRoutes(createSignUpService(deps)),
      ...inviteRoutes(createInvitesService(deps)),
      ...forgotPasswordRoutes(createForgotPasswordService(deps)),
      ...forgotUsernameRoutes(createForgotUsernameService(deps)),
      ...resetPasswordRoutes(deps),
      ...findDoctorRoutes(createFindDoctorService(deps)),
      ...contactRoutes(createContactService(deps)),
      ...requestRemovalRoutes(createRequestRemovalService(deps)),
      ...lookupRoutes(deps.database),
    },
    deps,
  );
}

/** What the outbox worker does for this API. */
export function practiceOutboxHandlers(deps: PracticeDeps): PracticeHandlers {
  return {
    ...everyRealmHandlers(deps, "practice"),
    ...signUpHandlers(deps),
    ...inviteHandlers(deps),
    ...resetRequestHandlers(deps),
    ...reminderHandlers(deps),
    ...contactHandlers(deps),
  };
}
