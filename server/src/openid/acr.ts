import { acrValues } from "@frontdoor/contract/products/openid.ts";
import type { KoaContextWithOIDC } from "oidc-provider";
import { errors } from "./library.ts";

/** How a login with the password counts. */
export const [passwordAcr] = acrValues;

/**
 * What a request, or its client, asks of the login is owed: it is met, or the client is told so (RFC 9470, 5).
 * @throws CustomOIDCProviderError `unmet_authentication_requirements`
 */
export function checkOwedAcr({ oidc: { params } }: KoaContextWithOIDC): void {
  const wanted = String(params?.acr_values ?? "")
    .split(" ")
    .filter((value) => value !== "");
  if (wanted.length === 0 || wanted.some((value) => acrValues.some((met) => met === value))) return;
  throw new errors.CustomOIDCProviderError(
    "unmet_authentication_requirements",
    `acr_values: a login here is one of ${acrValues.join(", ")}`,
  );
}
