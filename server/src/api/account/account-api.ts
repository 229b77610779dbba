import { accountCalls } from "@frontdoor/contract/account/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import type { Services } from "../../process/services.ts";
import { accountRoutes } from "./account.routes.ts";
import { createPasskeysService } from "./authentication-methods/passkeys.service.ts";
import { changeOwnPassword } from "./authentication-methods/password.service.ts";
import { createTwoStepService } from "./authentication-methods/two-step.service.ts";
import { createEmailService } from "./contact/email.service.ts";
import { createEmailVerificationService } from "./contact/email-verification.service.ts";
import { createNumberService } from "./contact/number.service.ts";
import { overviewRoutes } from "./overview/overview.ts";
import { reauthenticationRoutes } from "./reauthentication.service.ts";
import { createStoredDataService } from "./stored-data/stored-data.service.ts";
import { createUnrecognisedService } from "./unrecognised.service.ts";

/** Serves `/api/account`, the API of account settings, which has sessions of its own. */
export function registerAccountApi(app: FastifyInstance, deps: Services & HttpDeps): void {
  registerCalls(
    app,
    accountCalls,
    {
      ...accountRoutes(deps),
      ...overviewRoutes(deps),
      ...reauthenticationRoutes(deps),
      ...createPasskeysService(deps),
      changeOwnPassword: ({ body }, context) => changeOwnPassword(deps, body, context),
      ...createEmailService(deps),
      ...createEmailVerificationService(deps),
      ...createNumberService(deps),
      ...createUnrecognisedService(deps),
      ...createTwoStepService(deps),
      ...createStoredDataService(deps),
    },
    deps,
  );
}
