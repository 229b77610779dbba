import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { FastifyInstance } from "fastify";
import { offeredLists } from "../../directory/lookups/offered-lists.ts";
import { everyRealmHandlers } from "../../identity/every-realm-handlers.ts";
import type { AcademicHandlers } from "../../identity/outbox-jobs.ts";
import { resetByLink, usernameOfLink } from "../../identity/recovery/reset-by-link.ts";
import { requestReset } from "../../identity/recovery/reset-request.ts";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import type { Services } from "../../process/services.ts";
import { resetRequestHandlers } from "./forgot-password.handlers.ts";
import { createHodSearchService } from "./hod-search/hod-search.service.ts";
import { createInvitesService, inviteHandlers } from "./invites/invites.service.ts";
import { createLoginService } from "./login/login.service.ts";
import { createSignUpService } from "./sign-up/sign-up.service.ts";
import { verificationHandlers } from "./verify-email/verify-email.handlers.ts";
import { createVerifyEmailService } from "./verify-email/verify-email.service.ts";
import { createWaitingService } from "./verify-email/waiting.service.ts";

/** Serves `/api/academic`: the academic API of section 7 of the specification. */
export function registerAcademicApi(app: FastifyInstance, deps: Services & HttpDeps): void {
  const { active, translated, countries } = offeredLists(deps.database);
  registerCalls(
    app,
    academicCalls,
    {
      ...createLoginService(deps),
      ...createSignUpService(deps),
      ...createInvitesService(deps),
      ...createVerifyEmailService(deps),
      ...createWaitingService(deps),
      /** The mailed link, never a one-time password (S7.033–S7.036). */
      requestReset: ({ body: { username } }, context) =>
        requestReset(deps, { realm: "academic", username, answer: {} }, context),
      /** The new password behind that link (S7.037–S7.039). */
      changePassword: ({ body }, context) => resetByLink(deps, "academic", body, context),
      resetUsername: ({ body }) => usernameOfLink(deps, "academic", body.token),
      // The lists of the academic form (S7.018–S7.029); below an unknown entry there is nothing.
      countries: (_input, context) => countries(context),
      disciplines: (_input, context) => translated("academic-disciplines", context),
      specialities: ({ params }, context) =>
        translated("academic-specialities", context, params.id),
      grades: ({ params }, context) => translated("academic-grades", context, params.id),
      roles: async () => (await active("academic-roles")).map(({ name }) => name),
      trainingInstitutions: (_input, context) => translated("training-institutions", context),
      ...createHodSearchService(deps),
    },
    deps,
  );
}

export function academicOutboxHandlers(deps: Services): AcademicHandlers {
  return {
    ...everyRealmHandlers(deps, "academic"),
    ...verificationHandlers(deps),
    ...inviteHandlers(deps),
    ...resetRequestHandlers(deps),
  };
}
