import type { OpenidClient } from "../../../integrations/openid-state/openid-clients.ts";
import type { ProductContext } from "../product-context.ts";

/**
 * Whether an owner has granted a client scopes of an API: with its secret, or at an address of theirs, whoever connects
 * products would have what they were not granted.
 */
export function isOwnersAlone(
  { api_scopes }: Pick<OpenidClient, "api_scopes">,
  { as }: ProductContext["caller"],
): boolean {
  return Object.keys(api_scopes).length > 0 && as !== "owner";
}
