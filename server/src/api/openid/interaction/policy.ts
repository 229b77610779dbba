import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { KoaContextWithOIDC } from "oidc-provider";
import { checkOwedAcr } from "../acr.ts";
import { errors, interactionPolicy } from "../library.ts";

const { base, Check, Prompt } = interactionPolicy;

/** What libraries ask for beside a login, which is enough: whoever logs in each time says who they are, and goes on. */
export const metByLogin = ["consent", "select_account"];

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
  const owed = new Check("owed", "", (ctx) => mayLogIn(ctx, served));
  policy.add(new Prompt({ name: "create", requestable: true }, owed), 0);
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
  checkOwedAcr(ctx);
  return Check.NO_NEED_TO_PROMPT;
}
