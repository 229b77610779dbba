import { accountSessionMinutes } from "@frontdoor/contract/account/account-page.ts";
import { apiBasePaths } from "@frontdoor/contract/call.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

interface CookieSettings {
  isHttps: boolean;
}

/** It travels to the calls of one's own account alone, and never with a request that another site causes. */
const attributes = ({ isHttps }: CookieSettings) =>
  ({
    path: apiBasePaths.account,
    httpOnly: true,
    sameSite: "strict",
    secure: isHttps,
  }) as const;

/** A `__Host-` name would need the path of everything. */
function cookieName({ isHttps }: CookieSettings): string {
  return isHttps ? "__Secure-fd-account" : "fd-account";
}

/** The cookie of a login to the page of one's own account; null for what never was one. */
export function presentedAccountSession(
  request: FastifyRequest,
  settings: CookieSettings,
): string | null {
  const value = request.cookies[cookieName(settings)] ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Sets the cookie for as long as a login can last, or takes it away. */
export function setAccountCookie(
  reply: FastifyReply,
  session: string | null,
  settings: CookieSettings,
): void {
  if (session === null) reply.clearCookie(cookieName(settings), attributes(settings));
  else {
    const maxAge = accountSessionMinutes * 60;
    reply.setCookie(cookieName(settings), session, { ...attributes(settings), maxAge });
  }
}
