import type { LoginProduct } from "@frontdoor/contract/products.ts";
import "@fastify/cookie";
import { loginContextCookie } from "@frontdoor/contract/constants.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Keys } from "../../keys/keys.ts";
import {
  deviceCookieName,
  newDeviceId,
  type PresentedDevice,
  readDeviceCookie,
  signDevice,
} from "./device-cookie.ts";
import { lasting } from "./lasting-cookie.ts";
import { forgetReturnTo } from "./return-to-cookie.ts";
import { clearFormCookie, setSessionCookie } from "./session-cookies.ts";

interface CookieSettings {
  isHttps: boolean;
  keys: Keys;
}

/** The device of a request, or `null`; anything that we never issue counts as absent. */
export function presentedDevice(
  request: FastifyRequest,
  { isHttps, keys }: CookieSettings,
): PresentedDevice | null {
  const value = request.cookies[deviceCookieName(isHttps)];
  return value === undefined ? null : readDeviceCookie(keys, value);
}

/** The cookies of a response; they are stored with it for a repeated request. */
export interface KeptCookies {
  deviceId?: string;
  /** The product that a person logged in to (S2.113, Q020); a preference, readable by the page. */
  loginContext?: LoginProduct;
  /** The login to account settings; null ends it in the browser. A call that sets it is no idempotent one. */
  accountSession?: string | null;
  /** The login that is kept on the device; null ends it in the browser. A call that sets it is no idempotent one. */
  keptLogin?: string | null;
  /** The login to the console; null ends it in the browser. */
  staffSession?: string | null;
  /** Whether the remembered return address was used, so that the browser forgets it. */
  returnToTaken?: true;
}

/**
 * The id that a browser keeps. An id of unknown origin is never taken over: whoever planted it would have a device
 * known to the name that logs in.
 * @param isKnown whether the device is known to the name that has just logged in
 */
export function ownDeviceId(presented: PresentedDevice | null, isKnown: boolean): string {
  const isOwn = presented !== null && (presented.isSigned || isKnown);
  return isOwn ? presented.id : newDeviceId();
}

export function setCookies(reply: FastifyReply, kept: KeptCookies, settings: CookieSettings): void {
  const { accountSession, deviceId, keptLogin, loginContext, staffSession, returnToTaken } = kept;
  if (deviceId !== undefined) {
    const cookie = { ...lasting(settings), httpOnly: true };
    const signed = signDevice(settings.keys, deviceId);
    reply.setCookie(deviceCookieName(settings.isHttps), signed, cookie);
  }
  if (loginContext !== undefined) {
    reply.setCookie(loginContextCookie, loginContext, lasting(settings));
  }
  if (accountSession !== undefined) {
    setSessionCookie(reply, "account", accountSession, settings);
    clearFormCookie(reply, settings);
  }
  if (keptLogin !== undefined) setSessionCookie(reply, "kept", keptLogin, settings);
  if (staffSession !== undefined) setSessionCookie(reply, "staff", staffSession, settings);
  if (returnToTaken) forgetReturnTo(reply, settings);
}
