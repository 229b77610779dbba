import "@fastify/cookie";
import { loginContextCookie, loginContextMaxAgeSeconds } from "@frontdoor/contract/constants.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceCookieName, newDeviceId } from "./device-cookie.ts";

interface CookieSettings {
  isHttps: boolean;
}

/** The raw device cookie of a request, or `null`; anything that we never issue counts as absent. */
export function deviceIdOf(request: FastifyRequest, { isHttps }: CookieSettings): string | null {
  const value = request.cookies[deviceCookieName(isHttps)];
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** What an answer leaves in the browser; it is kept with the answer for a repeated request. */
export interface KeptCookies {
  deviceId?: string;
  /** The product that a person logged in to (S2.113, Q020); a preference, readable by the page. */
  loginContext?: "practice" | "academic";
}

/** The device cookie of this browser, or a new one. */
export function ownDeviceId(request: FastifyRequest, settings: CookieSettings): string {
  return deviceIdOf(request, settings) ?? newDeviceId();
}

export function setCookies(reply: FastifyReply, kept: KeptCookies, settings: CookieSettings): void {
  const { deviceId, loginContext } = kept;
  if (deviceId !== undefined) {
    const cookie = { ...lasting(settings), httpOnly: true };
    reply.setCookie(deviceCookieName(settings.isHttps), deviceId, cookie);
  }
  if (loginContext !== undefined) {
    reply.setCookie(loginContextCookie, loginContext, lasting(settings));
  }
}

function lasting({ isHttps }: CookieSettings) {
  return {
    path: "/",
    maxAge: loginContextMaxAgeSeconds,
    sameSite: "lax",
    secure: isHttps,
  } as const;
}
