import { openidPath } from "@frontdoor/contract/products/openid.ts";
import type { AdapterFactory, KoaContextWithOIDC } from "oidc-provider";
import { takeRateLimit } from "../../platform/rate-limits/rate-limits.ts";
import { takeOrRefuse } from "../../platform/rate-limits/refusal.ts";
import { tellingAway } from "./database-away.ts";
import { errors, Provider } from "./library.ts";
import type { OpenidDeps } from "./openid-deps.ts";
import { isOfBackEnds } from "./rate-limit.ts";

/**
 * Rate-limits failed requests by client address: wrong client secrets and every other failure count, requests with the
 * right secret never do. Beyond the limit failures get 429, and right requests still go through.
 */
export function countFailuresOfBackEnds(deps: OpenidDeps) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (!isOfBackEnds(`${openidPath}${ctx.path}`) || ctx.status < 400 || ctx.status > 499) return;
    const isSecret = Object(ctx.body).error === "invalid_client";
    const rateLimit = isSecret ? "wrongSecretsByAddress" : "openidByAddress";
    const refusal = await takeOrRefuse(deps, rateLimit, ctx.ip);
    if (refusal === null) return;
    ctx.status = 429;
    ctx.set("Retry-After", String(refusal.retryAfterSeconds));
    ctx.body = { error: "temporarily_unavailable", error_description: "too many failed requests" };
  };
}

/**
 * A pushed request of a client without a secret counts against the client address before it is stored: anybody may push
 * one. Beyond the rate limit it fails like any failed request.
 */
export function countPushesOfAnybody(deps: OpenidDeps, store: AdapterFactory): AdapterFactory {
  const mayKeep = tellingAway(async () => {
    const { ctx } = Provider;
    if (ctx === undefined || ctx.oidc.client?.type === "web") return true;
    return (await takeRateLimit(deps.database.kysely, deps, "openidByAddress", ctx.ip)).allowed;
  });
  return (model) => {
    const kept = store(model);
    if (model !== "PushedAuthorizationRequest") return kept;
    return {
      ...kept,
      async upsert(...request) {
        if (!(await mayKeep())) throw tooMany();
        return kept.upsert(...request);
      },
    };
  };
}

function tooMany(): Error {
  const refused = new errors.OIDCProviderError(429, "temporarily_unavailable");
  return Object.assign(refused, { expose: true });
}
