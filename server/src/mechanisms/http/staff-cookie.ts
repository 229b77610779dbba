import { apiRoot } from "@frontdoor/contract/call.ts";
import { consoleHours } from "@frontdoor/contract/staff/console.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

interface CookieSettings {
  isHttps: boolean;
  /** Whether the console is served here: elsewhere its cookie means nothing. */
  hasConsole?: boolean;
}

/** It travels to calls alone, and never with a request that another site causes. */
const attributes = ({ isHttps }: CookieSettings) =>
  ({ path: apiRoot, httpOnly: true, sameSite: "strict", secure: isHttps }) as const;

/** A `__Host-` name would need the path of everything. */
function cookieName({ isHttps }: CookieSettings): string {
  return isHttps ? "__Secure-fd-staff" : "fd-staff";
}

/**
 * The cookie of a login to the console; null for what never was one, and for a request of which the browser does not
 * say that a page of ours made it (SEC-L12): a write says so by `Sec-Fetch-Site` or by the origin, which was looked at.
 */
export function presentedStaffSession(
  request: FastifyRequest,
  settings: CookieSettings,
): string | null {
  if (!settings.hasConsole) return null;
  const site = request.headers["sec-fetch-site"];
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isOurs =
    site === "same-origin" ||
    (site === undefined && (isRead || request.headers.origin !== undefined));
  const value = request.cookies[cookieName(settings)] ?? "";
  return isOurs && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Sets the cookie for as long as a login can last, or takes it away. */
export function setStaffCookie(
  reply: FastifyReply,
  session: string | null,
  settings: CookieSettings,
): void {
  if (session === null) reply.clearCookie(cookieName(settings), attributes(settings));
  else {
    const maxAge = consoleHours * 3_600;
    reply.setCookie(cookieName(settings), session, { ...attributes(settings), maxAge });
  }
}
