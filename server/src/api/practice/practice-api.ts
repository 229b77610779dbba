import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import type { FastifyInstance } from "fastify";
import { offeredLists } from "../../directory/lookups/offered-lists.ts";
import { everyRealmHandlers } from "../../identity/every-realm-handlers.ts";
import type { PracticeHandlers } from "../../identity/outbox-jobs.ts";
import { resetByLink, usernameOfLink } from "../../identity/recovery/reset-by-link.ts";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import type { Services } from "../../process/services.ts";
import { contactHandlers, createContactService } from "./contact/contact.service.ts";
import { createFindDoctorService } from "./find-doctor.service.ts";
import { resetRequestHandlers } from "./forgot-password/forgot-password.handlers.ts";
import { createForgotPasswordService } from "./forgot-password/forgot-password.service.ts";
import {
  createForgotUsernameService,
  reminderHandlers,
} from "./forgot-username/forgot-username.service.ts";
import { createInvitesService, inviteHandlers } from "./invites/invites.service.ts";
import { createLoginService } from "./login/login.service.ts";
import { createRequestRemovalService } from "./request-removal.service.ts";
import { signUpHandlers } from "./sign-up/sign-up.handlers.ts";
import { createSignUpService } from "./sign-up/sign-up.service.ts";

/** Serves `/api/practice`: the practice/patient API of section 7 of the specification. */
export function registerPracticeApi(app: FastifyInstance, deps: Services & HttpDeps): void {
  const { translated, countries } = offeredLists(deps.database);
  registerCalls(
    app,
    practiceCalls,
    {
      ...createLoginService(deps),
      ...createSignUpService(deps),
      ...createInvitesService(deps),
      ...createForgotPasswordService(deps),
      ...createForgotUsernameService(deps),
      /** The new password behind a reset link (S7.071–S7.073). */
      processReset: ({ body }, context) => resetByLink(deps, "practice", body, context),
      resetUsername: ({ body }) => usernameOfLink(deps, "practice", body.token),
      ...createFindDoctorService(deps),
      ...createContactService(deps),
      ...createRequestRemovalService(deps),
      // The lists of the practice form (S7.077–S7.084); below an unknown entry there is nothing.
      countries: (_input, context) => countries(context),
      disciplines: (_input, context) => translated("practice-disciplines", context),
      specialities: ({ params }, context) =>
        translated("practice-specialities", context, params.id),
      roles: ({ params }, context) => translated("practice-roles", context, params.id),
    },
    deps,
  );
}

export function practiceOutboxHandlers(deps: Services): PracticeHandlers {
  return {
    ...everyRealmHandlers(deps, "practice"),
    ...signUpHandlers(deps),
    ...inviteHandlers(deps),
    ...resetRequestHandlers(deps),
    ...reminderHandlers(deps),
    ...contactHandlers(deps),
  };
}
