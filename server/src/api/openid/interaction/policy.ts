import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { KoaContextWithOIDC } from "oidc-provider";
import { requiredAcr } from "../../../integrations/openid-state/requested-acr.ts";
import { metByLogin, unmet, wantedAcrOf } from "../acr.ts";
import { errors, interactionPolicy } from "../library.ts";

const { base, Check, Prompt } = interactionPolicy;

/**
 * What a person is asked for: to log in, each time, or to sign up where the product asks for that
 * (Initiating User Registration). Nobody is asked to consent on a page of its own: the products are of one family.
 * @param served the products whose people log in here
 */
export function createPolicy(served: readonly LoginProduct[]) {
  const policy = base();
  policy.remove("consent");
  for (const name of metByLogin) policy.add(new Prompt({ name, requestable: true }));
  // The first of them, so that nobody signs up for what is refused afterwards.
  const required = new Check("required", "", (ctx) => mayLogIn(ctx, served));
  policy.add(new Prompt({ name: "create", requestable: true }, required), 0);
  return policy;
}

/** Refuses what no login could satisfy. */
function mayLogIn(ctx: KoaContextWithOIDC, served: readonly LoginProduct[]): false {
  const product = ctx.oidc.client?.product;
  if (!served.some((name) => name === product)) {
    throw new errors.CustomOIDCProviderError(
      "access_denied",
      "The people of this product do not log in here.",
    );
  }
  checkRequiredAcr(ctx);
  return Check.NO_NEED_TO_PROMPT;
}

/**
 * What a request, or its client, asks of the login is required: it can be met, or the client is told so (RFC 9470, 5).
 * @throws CustomOIDCProviderError `unmet_authentication_requirements`
 */
function checkRequiredAcr({ oidc: { client, params } }: KoaContextWithOIDC): void {
  if (requiredAcr(String(params?.acr_values ?? ""), wantedAcrOf(client)) !== null) return;
  throw new errors.CustomOIDCProviderError(unmet.error, unmet.error_description);
}
