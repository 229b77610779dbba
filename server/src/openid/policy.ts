import { loginProducts } from "@frontdoor/contract/products.ts";
import type { KoaContextWithOIDC } from "oidc-provider";
import { checkOwedAcr } from "./acr.ts";
import { errors, interactionPolicy } from "./library.ts";

const { base, Check, Prompt } = interactionPolicy;

/**
 * What a person is asked for: to log in, each time, or to sign up where the product asks for that
 * (Initiating User Registration). Nobody is asked to consent: the products are of one family.
 */
export function createPolicy() {
  const policy = base();
  policy.remove("consent");
  policy.get("login")?.checks.add(new Check("owed", "", mayLogIn), 0);
  policy.add(new Prompt({ name: "create", requestable: true }), 0);
  return policy;
}

/** Refuses what no login could satisfy. */
function mayLogIn(ctx: KoaContextWithOIDC): false {
  const product = ctx.oidc.client?.product;
  if (!loginProducts.some((name) => name === product)) {
    throw new errors.CustomOIDCProviderError(
      "access_denied",
      "The people of this product have accounts here, but do not log in here yet.",
    );
  }
  checkOwedAcr(ctx);
  return Check.NO_NEED_TO_PROMPT;
}
