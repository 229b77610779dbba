import { openidPath } from "@frontdoor/contract/products/openid.ts";
import type { KoaContextWithOIDC } from "oidc-provider";
import { type RefusalDeps, takeOrRefuse } from "../../platform/rate-limits/refusal.ts";

/** Where the back end of a product asks, with its key or with a token that it was given: for all its people at once. */
export const ofBackEnds = ["/request", "/token", "/token/revocation", "/me"].map(
  (path) => `${openidPath}${path}`,
);

/**
 * What a product's back end asks is exempt once it has shown its secret: a wrong one counts against its address, and
 * so does any other request that fails. Beyond the budget they are answered 429; right ones go on, whoever else
 * guesses behind the same address.
 */
export function countFailuresOfBackEnds(deps: RefusalDeps) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (!ofBackEnds.includes(`${openidPath}${ctx.path}`) || ctx.status < 400 || ctx.status > 499)
      return;
    const isSecret = Object(ctx.body).error === "invalid_client";
    const budget = isSecret ? "wrongSecretsByAddress" : "openidByAddress";
    const refusal = await takeOrRefuse(deps, budget, ctx.ip);
    if (refusal === null) return;
    ctx.status = 429;
    ctx.set("Retry-After", String(refusal.retryAfterSeconds));
    ctx.body = { error: "temporarily_unavailable", error_description: "too many failed requests" };
  };
}
