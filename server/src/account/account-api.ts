import { accountCalls } from "@frontdoor/contract/account/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../mechanisms/http/call-context.ts";
import { registerCalls } from "../mechanisms/http/calls.ts";
import type { AccountDeps } from "./account-deps.ts";
import { devicesRoutes } from "./devices/devices.routes.ts";
import { emailRoutes } from "./email/email.routes.ts";
import { logOutRoutes } from "./log-out/log-out.routes.ts";
import { notMeRoutes } from "./not-me/not-me.routes.ts";
import { numberRoutes } from "./number/number.routes.ts";
import { overviewRoutes } from "./overview/overview.routes.ts";
import { ownRemovalRoutes } from "./own-removal/own-removal.routes.ts";
import { passkeysRoutes } from "./passkeys/passkeys.routes.ts";
import { createPasskeysService } from "./passkeys/passkeys.service.ts";
import { passwordRoutes } from "./password/password.routes.ts";
import { proofRoutes } from "./proof/proof.routes.ts";
import { secondStepRoutes } from "./second-step/second-step.routes.ts";
import { createSecondStepService } from "./second-step/second-step.service.ts";
import { storedDataRoutes } from "./stored-data/stored-data.routes.ts";
import { createStoredDataService } from "./stored-data/stored-data.service.ts";

/** Serves `/api/account`: by which people look after their own account, behind a login of its own. */
export function registerAccountApi(app: FastifyInstance, deps: AccountDeps & HttpDeps): void {
  registerCalls(
    app,
    accountCalls,
    {
      ...logOutRoutes(deps),
      ...overviewRoutes(deps),
      ...proofRoutes(deps),
      ...passkeysRoutes(createPasskeysService(deps)),
      ...passwordRoutes(deps),
      ...emailRoutes(deps),
      ...numberRoutes(deps),
      ...devicesRoutes(deps),
      ...notMeRoutes(deps),
      ...secondStepRoutes(createSecondStepService(deps)),
      ...ownRemovalRoutes(deps),
      ...storedDataRoutes(createStoredDataService(deps)),
    },
    deps,
  );
}
