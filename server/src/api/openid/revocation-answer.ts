import type { KoaContextWithOIDC } from "oidc-provider";

/**
 * Clients leave the body of this answer out of account (RFC 7009, 2.2), but some libraries fail at one that is no JSON.
 */
export async function answerRevocationInJson(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next();
  if (ctx.path === "/token/revocation" && ctx.status === 200) ctx.body = {};
}
