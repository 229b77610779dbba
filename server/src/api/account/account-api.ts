import { accountCalls } from "@frontdoor/contract/account/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import type { AccountDeps } from "./account-deps.ts";
import { passkeysRoutes } from "./authentication-methods/passkeys.routes.ts";
import { createPasskeysService } from "./authentication-methods/passkeys.service.ts";
import { passwordRoutes } from "./authentication-methods/password.routes.ts";
import { twoStepRoutes } from "./authentication-methods/two-step.routes.ts";
import { createTwoStepService } from "./authentication-methods/two-step.service.ts";
import { emailRoutes } from "./contact/email.routes.ts";
import { languageRoutes } from "./contact/language.routes.ts";
import { numberRoutes } from "./contact/number.routes.ts";
import { devicesRoutes } from "./devices.routes.ts";
import { logOutRoutes } from "./log-out.routes.ts";
import { overviewRoutes } from "./overview/overview.routes.ts";
import { reauthenticationRoutes } from "./reauthentication.routes.ts";
import { ownRemovalRoutes } from "./removal.routes.ts";
import { storedDataRoutes } from "./stored-data/stored-data.routes.ts";
import { createStoredDataService } from "./stored-data/stored-data.service.ts";
import { unrecognisedRoutes } from "./unrecognised.routes.ts";

/** Serves `/api/account`: by which people look after their own account, behind a login of its own. */
export function registerAccountApi(app: FastifyInstance, deps: AccountDeps & HttpDeps): void {
  registerCalls(
    app,
    accountCalls,
    {
      ...logOutRoutes(deps),
      ...overviewRoutes(deps),
      ...reauthenticationRoutes(deps),
      ...passkeysRoutes(createPasskeysService(deps)),
      ...passwordRoutes(deps),
      ...emailRoutes(deps),
      ...numberRoutes(deps),
      ...languageRoutes(deps),
      ...devicesRoutes(deps),
      ...unrecognisedRoutes(deps),
      ...twoStepRoutes(createTwoStepService(deps)),
      ...ownRemovalRoutes(deps),
      ...storedDataRoutes(createStoredDataService(deps)),
    },
    deps,
  );
}
