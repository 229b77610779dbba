import { issuerOf, openidPath } from "@frontdoor/contract/products/openid.ts";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { RefusalDeps } from "../mechanisms/budgets/refusal.ts";
import type { Log } from "../mechanisms/log.ts";
import { noteBrowser } from "./browser.ts";
import { keepWithinBudget } from "./budget.ts";
import { endSessionRoutes } from "./end-session.routes.ts";
import { interactionRoutes } from "./interaction.routes.ts";
import { createInteractionService } from "./interaction.service.ts";
import { handOver } from "./mount.ts";
import { createProvider } from "./provider.ts";

export type OpenidDeps = RefusalDeps & {
  config: Pick<Config, "publicUrl" | "isHttps" | "languages" | "backEnds">;
  log: Log;
};

/** Serves OpenID Connect under `/oidc`, for the products that plug in by it. */
export function registerOpenid(app: FastifyInstance, deps: OpenidDeps): void {
  const { config } = deps;
  const publicUrl = new URL(config.publicUrl);
  const { isHttps, backEnds } = config;
  const settings = { ...deps, issuer: issuerOf(config.publicUrl), isHttps, backEnds };
  const provider = createProvider(settings);
  const answer = provider.callback();
  app.register(async (scope) => {
    keepWithinBudget(scope, deps);
    interactionRoutes(scope, { ...settings, provider, service: createInteractionService(deps) });
    endSessionRoutes(scope, { ...settings, provider });
    scope.route({
      method: app.supportedMethods,
      url: `${openidPath}/*`,
      config: { anyOrigin: true },
      // Before the body is read: the library reads it itself, 56 KiB at most.
      onRequest: async (request, reply) => {
        noteBrowser(request, settings);
        handOver(request, reply, publicUrl);
        await answer(request.raw, reply.raw);
      },
      handler: () => undefined,
    });
  });
}
