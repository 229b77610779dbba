import type { IncomingMessage } from "node:http";
import type { KoaContextWithOIDC } from "oidc-provider";
import { tellOfEndedLogins } from "../../identity/sessions/sign-out.ts";
import {
  consumeArtifact,
  type EndedLogin,
  type Named,
  removeArtifactsOfLogin,
} from "../../integrations/openid-state/openid-artifacts.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { tellingAway } from "./database-away.ts";
import { errors, Provider } from "./library.ts";
import type { OpenidDeps } from "./openid-deps.ts";

/** The code or refresh token that each request shows, until its response is ready. */
const shown = new WeakMap<IncomingMessage, Named>();

export function spendWithResponse(named: Named): void {
  const { ctx } = Provider;
  if (ctx === undefined) throw new Error("A code or token is spent by a request alone.");
  shown.set(ctx.req, named);
}

/**
 * A code or refresh token is spent by the response that replaces it: a request that fails, while the database is
 * unavailable for example, leaves it for the next try. Of several requests with it at once, one gets a response.
 */
export function spendShown(provider: Provider, deps: OpenidDeps) {
  const { clock, database } = deps;
  const spend = tellingAway(async (named: Named) => {
    if (await consumeArtifact(database.kysely, named, clock())) return true;
    await endReused(deps, (tx) => removeArtifactsOfLogin(tx, named));
    return false;
  });
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const named = shown.get(ctx.req);
    if (named === undefined || ctx.status !== 200 || (await spend(named))) return;
    const refused = new errors.InvalidGrant("used already");
    provider.emit("grant.error", ctx, refused);
    ctx.status = refused.status;
    ctx.body = { error: refused.error, error_description: refused.error_description };
  };
}

/**
 * A code or token that is used twice ends its login, and its client is notified: one of the two users may be a thief.
 */
export function endReused(
  deps: OpenidDeps,
  remove: (tx: Transaction) => Promise<EndedLogin[]>,
): Promise<void> {
  return deps.database.kysely
    .transaction()
    .execute(async (tx) => tellOfEndedLogins(tx, deps, await remove(tx)));
}
