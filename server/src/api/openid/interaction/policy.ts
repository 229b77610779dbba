import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { KoaContextWithOIDC } from "oidc-provider";
import { requiredAcr } from "../../../integrations/openid-state/requested-acr.ts";
import { metByLogin, unmet, wantedAcrOf } from "../acr.ts";
import { errors, interactionPolicy } from "../library.ts";

const { base, Check, Prompt } = interactionPolicy;

/**
 * What a person is asked to do: to log in, each time, or to sign up where the product asks for that (Initiating User
 * Registration). There is no consent page: the products belong to one company.
 * @param served the products whose people log in here
 */
export function createPolicy(served: readonly LoginProduct[]) {
  const policy = base();
  policy.remove("consent");
  for (const name of metByLogin) policy.add(new Prompt({ name, requestable: true }));
  // The first check, so that nobody signs up and is refused afterwards.
  const required = new Check("required", "", (ctx) => mayLogIn(ctx, served));
  policy.add(new Prompt({ name: "create", requestable: true }, required), 0);
  return policy;
}

/** Refuses a request that no login could satisfy. */
function mayLogIn(ctx: KoaContextWithOIDC, served: readonly LoginProduct[]): false {
  const product = ctx.oidc.client?.product;
  if (!served.some((name) => name === product)) {
    throw new errors.CustomOIDCProviderError(
      "access_denied",
      "The people of this product do not log in here.",
    );
  }
  checkRequiredAcr(ctx);
  checkScopes(ctx);
  return Check.NO_NEED_TO_PROMPT;
}

/**
 * A request that names no scope fails before the login (RFC 6749, 3.3): afterwards the library answers `access_denied`,
 * as if the person had been refused. Libraries of OAuth name none by themselves.
 * @throws InvalidScope
 */
function checkScopes({ oidc }: KoaContextWithOIDC): void {
  const { requestParamScopes: asked, requestParamOIDCScopes: ofPerson, resourceServers } = oidc;
  const ofApis = Object.values(resourceServers ?? {}).flatMap(({ scope }) => scope.split(" "));
  if (ofPerson.size > 0 || ofApis.some((scope) => asked.has(scope))) return;
  throw new errors.InvalidScope("scope must name openid", String(oidc.params?.scope ?? ""));
}

/**
 * What a request, or its client, asks of the login is required: it can be met, or the client is told so (RFC 9470, 5).
 * @throws CustomOIDCProviderError `unmet_authentication_requirements`
 */
function checkRequiredAcr({ oidc: { client, params } }: KoaContextWithOIDC): void {
  if (requiredAcr(String(params?.acr_values ?? ""), wantedAcrOf(client)) !== null) return;
  throw new errors.CustomOIDCProviderError(unmet.error, unmet.error_description);
}
