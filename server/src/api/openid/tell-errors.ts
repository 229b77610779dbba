import type { KoaContextWithOIDC } from "oidc-provider";
import type { AlertCode } from "../../platform/alerts.ts";
import { hasLeft, isBrokenOff } from "../../platform/http/error-handler.ts";
import type { Log } from "../../platform/log.ts";
import { raiseAlert } from "../../platform/raise-alert.ts";
import { currentRequest } from "../../platform/tracing/trace-context.ts";
import { errors, type Provider } from "./library.ts";
import { explain, factsOf } from "./refusal.ts";
import { TemporarilyUnavailable } from "./temporarily-unavailable.ts";

/** Logs the provider's refusals and failures. */
export function tellErrors(provider: Provider, log: Log): void {
  const tellAs = (code: AlertCode, ctx: KoaContextWithOIDC, error: Error) => {
    if (hasLeft(ctx.req, ctx.res) || isBrokenOff(error))
      return log.info(currentRequest() ?? {}, "the client left");
    const fields = { ...currentRequest(), reason: reasonOf(error), ...refusalIn(ctx, error) };
    raiseAlert(log, alertOf(error, code), fields);
  };
  const tell = (ctx: KoaContextWithOIDC, error: Error) => tellAs("OPENID_REFUSED", ctx, error);
  // Not userinfo's: that a token has run out happens to every client all the time.
  provider.on("authorization.error", tell);
  provider.on("pushed_authorization_request.error", tell);
  provider.on("grant.error", tell);
  provider.on("introspection.error", tell);
  provider.on("revocation.error", tell);
  provider.on("server_error", tell);
  const koa: NodeJS.EventEmitter = provider;
  koa.on("error", (error: Error, ctx: KoaContextWithOIDC) => tellAs("OPENID_FAILED", ctx, error));
}

const alertOf = (error: Error, usual: AlertCode) =>
  error instanceof TemporarilyUnavailable ? "DATABASE_AWAY" : usual;

/** What was wrong with a client's request, with the client's id; nothing for a fault of ours. */
function refusalIn(ctx: KoaContextWithOIDC, error: Error): object {
  if (!(error instanceof errors.OIDCProviderError) || error.status > 499) return {};
  const facts = factsOf(ctx);
  return { clientId: facts.clientId, ...explain(error, facts) };
}

/** An error by its name in the protocol: its text may hold what was sent. */
function reasonOf(error: Error): string {
  return error instanceof errors.OIDCProviderError ? error.error : error.name;
}
