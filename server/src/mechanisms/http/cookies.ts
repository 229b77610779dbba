import "@fastify/cookie";
import { loginContextCookie, loginContextMaxAgeSeconds } from "@frontdoor/contract/constants.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceCookieName, newDeviceId } from "../device/device.ts";

interface CookieSettings {
  isHttps: boolean;
}

/** The raw device cookie of a request, or `null`; anything that we never issue counts as absent. */
export function deviceIdOf(request: FastifyRequest, { isHttps }: CookieSettings): string | null {
  const value = request.cookies[deviceCookieName(isHttps)];
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** Sets or renews the device cookie (SECURITY.md 1.5) and returns its value. */
export function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: CookieSettings,
): string {
  const deviceId = deviceIdOf(request, settings) ?? newDeviceId();
  reply.setCookie(deviceCookieName(settings.isHttps), deviceId, {
    ...lasting(settings),
    httpOnly: true,
  });
  return deviceId;
}

/** Remembers the product that a person logged in to (S2.113, Q020); a preference, readable by the page. */
export function rememberLoginContext(
  reply: FastifyReply,
  context: "practice" | "academic",
  settings: CookieSettings,
): void {
  reply.setCookie(loginContextCookie, context, lasting(settings));
}

function lasting({ isHttps }: CookieSettings) {
  return {
    path: "/",
    maxAge: loginContextMaxAgeSeconds,
    sameSite: "lax",
    secure: isHttps,
  } as const;
}
