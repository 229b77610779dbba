import { accountSessionMinutes, keptLoginDays } from "@frontdoor/contract/account/account-page.ts";
import { consoleHours } from "@frontdoor/contract/staff/console.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isToken } from "../../ids.ts";
import { type CookieSettings, hostCookie } from "./lasting-cookie.ts";

/** Whose login it is; a browser keeps it for as long as a login can last. */
const cookies = {
  account: { name: "fd-account", maxAge: accountSessionMinutes * 60, sameSite: "strict" },
  staff: { name: "fd-staff", maxAge: consoleHours * 3_600, sameSite: "strict" },
  /** A product on another site redirects here for a login: the cookie has to be sent then. */
  kept: { name: "fd-kept", maxAge: keptLoginDays * 86_400, sameSite: "lax" },
} as const;

/**
 * The cookie of a session; null where its form is wrong. For the console also null for a request that no page of ours
 * made, and where the console is not served.
 */
export function presentedSession(
  request: FastifyRequest,
  whose: keyof typeof cookies,
  settings: CookieSettings & { hasConsole?: boolean },
): string | null {
  if (whose === "staff" && !(settings.hasConsole && isOurs(request))) return null;
  const value = request.cookies[hostCookie(cookies[whose].name, settings)] ?? "";
  return isToken(value) ? value : null;
}

/**
 * Whether a page of ours made a request (SEC-L12): a write shows that by `Sec-Fetch-Site` or by its origin, which was
 * checked before.
 */
function isOurs({ headers, method }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const isRead = method === "GET" || method === "HEAD";
  return site === "same-origin" || (site === undefined && (isRead || headers.origin !== undefined));
}

/** Sets or clears the cookie of a session. None is sent with requests that another site makes in the background. */
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

/** The cookie that keeps the result of a form without script for the page that shows it. */
export const formCookieName = (settings: CookieSettings) => hostCookie("form", settings);

/** Clears the result of a form: after a login or logout the next person at the browser may be another. */
export function clearFormCookie(reply: FastifyReply, settings: CookieSettings): void {
  const name = formCookieName(settings);
  if (reply.request.cookies[name] === undefined) return;
  const secure = settings.isHttps;
  reply.clearCookie(name, { path: "/", httpOnly: true, sameSite: "strict", secure });
}
