import type { KoaContextWithOIDC } from "oidc-provider";
import { removeArtifact } from "../../../integrations/openid-state/openid-artifacts.ts";
import { errors } from "../library.ts";
import type { OpenidDeps } from "../openid-deps.ts";

/**
 * Ends the interaction of a login once its grant is stored: whatever ended the login until then took the interaction
 * away, and could not have ended that grant.
 * @throws LoginRequired where it has ended meanwhile
 */
export async function endInteraction({ oidc }: KoaContextWithOIDC, { database }: OpenidDeps) {
  const { Interaction: resumed } = oidc.entities;
  if (resumed === undefined) return;
  if (await removeArtifact(database.kysely, { model: "Interaction", id: resumed.uid })) return;
  throw new errors.LoginRequired("the login has ended");
}
