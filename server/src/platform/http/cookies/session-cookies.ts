import { accountSessionMinutes, keptLoginDays } from "@frontdoor/contract/account/account-page.ts";
import { consoleHours } from "@frontdoor/contract/staff/console.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type CookieSettings, hostCookie } from "./lasting-cookie.ts";

/** Whose login it is; a browser keeps it for as long as a login can last. */
const cookies = {
  account: { name: "fd-account", maxAge: accountSessionMinutes * 60, sameSite: "strict" },
  staff: { name: "fd-staff", maxAge: consoleHours * 3_600, sameSite: "strict" },
  /** A product of another site leads here to be logged in to: then it has to come. */
  kept: { name: "fd-kept", maxAge: keptLoginDays * 86_400, sameSite: "lax" },
} as const;

/**
 * The cookie of a login; null for what never was one. Of the console's, null as well for a request that no page of ours
 * made, and where there is none.
 */
export function presentedSession(
  request: FastifyRequest,
  whose: keyof typeof cookies,
  settings: CookieSettings & { hasConsole?: boolean },
): string | null {
  if (whose === "staff" && !(settings.hasConsole && isOurs(request))) return null;
  const value = request.cookies[hostCookie(cookies[whose].name, settings)] ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Whether a page of ours made a request (SEC-L12): a write shows that by `Sec-Fetch-Site` or by its origin, which was checked before. */
function isOurs({ headers, method }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const isRead = method === "GET" || method === "HEAD";
  return site === "same-origin" || (site === undefined && (isRead || headers.origin !== undefined));
}

/** Sets the cookie of a login, or takes it away. None comes with what another site asks for behind a person's back. */
export function setSessionCookie(
  reply: FastifyReply,
  whose: keyof typeof cookies,
  session: string | null,
  settings: CookieSettings,
): void {
  const { maxAge, sameSite, ...cookie } = cookies[whose];
  const name = hostCookie(cookie.name, settings);
  const secure = settings.isHttps;
  const attributes = { path: "/", httpOnly: true, sameSite, secure } as const;
  if (session === null) reply.clearCookie(name, attributes);
  else reply.setCookie(name, session, { ...attributes, maxAge });
}

/** Holds what a form without script left for the page that answers it. */
export const formCookieName = (settings: CookieSettings) => hostCookie("form", settings);

/** Takes away what a form left: where somebody logged in or out, the next one at the browser may be another. */
export function clearFormCookie(reply: FastifyReply, settings: CookieSettings): void {
  const name = formCookieName(settings);
  if (reply.request.cookies[name] === undefined) return;
  const secure = settings.isHttps;
  reply.clearCookie(name, { path: "/", httpOnly: true, sameSite: "strict", secure });
}
