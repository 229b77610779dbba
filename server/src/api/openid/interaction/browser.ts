import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import type { InteractionResults, KoaContextWithOIDC } from "oidc-provider";
import { deviceHash } from "../../../identity/devices/device.ts";
import type { KeepingBrowser } from "../../../identity/sessions/kept-logins.ts";
import { noteDevice } from "../../../integrations/openid-state/openid-artifacts.ts";
import { isInteractionOfDevice } from "../../../integrations/openid-state/openid-interactions.ts";
import { presentedDevice } from "../../../platform/http/cookies/cookies.ts";
import {
  deviceCookieName,
  newDeviceId,
  signDevice,
} from "../../../platform/http/cookies/device-cookie.ts";
import { presentedSession } from "../../../platform/http/cookies/session-cookies.ts";
import { tellingAway } from "../database-away.ts";
import type { OpenidDeps } from "../openid-deps.ts";

/** The library's name for the cookie by which a login goes on. */
export const resumeCookie = "openid-resume";

/** The browser of each request that the library handles: its device, from our encrypted cookie, and its kept login. */
const browsers = new WeakMap<IncomingMessage, KeepingBrowser>();

const unknownBrowser: KeepingBrowser = { deviceId: null, keptLogin: null };

export function shownBrowser(request: IncomingMessage): KeepingBrowser {
  return browsers.get(request) ?? unknownBrowser;
}

/** The device by a cookie that only we can have made: whoever planted another cookie knows its id. */
export function signedDevice(request: FastifyRequest, deps: OpenidDeps): string | null {
  const device = presentedDevice(request, deps);
  return device?.isSigned ? device.id : null;
}

/** The browser of a request: its device, and the login that it keeps. */
export function browserOf(request: FastifyRequest, deps: OpenidDeps): KeepingBrowser {
  return {
    deviceId: signedDevice(request, deps),
    keptLogin: presentedSession(request, "kept", deps),
  };
}

/** Records the browser of a request for the library's side of it. */
export function noteBrowser(request: FastifyRequest, deps: OpenidDeps): void {
  browsers.set(request.raw, browserOf(request, deps));
}

export const beganIn = tellingAway(
  async ({ database }: OpenidDeps, uid: string, deviceId: string | null) =>
    deviceId !== null &&
    isInteractionOfDevice(database.kysely, { uid, deviceHash: deviceHash(deviceId) }),
);

/** Binds an interaction that begins to the browser that it begins in, which gets a device cookie if it has none. */
export const bindInteraction = tellingAway(
  async (ctx: KoaContextWithOIDC, deps: OpenidDeps, uid: string): Promise<void> => {
    const { deviceId: known } = shownBrowser(ctx.req);
    const deviceId = known ?? newDeviceId();
    if (known === null) {
      // The login that follows has the browser keep it for longer.
      ctx.oidc.cookies.set(deviceCookieName(deps.isHttps), signDevice(deps.keys, deviceId), {
        path: "/",
        sameSite: "lax",
        secure: deps.isHttps,
        httpOnly: true,
        signed: false,
      });
    }
    const named = { model: "Interaction", id: uid };
    await noteDevice(deps.database.kysely, named, deviceHash(deviceId));
  },
);

/**
 * Replaces the library's own cookies, which a neighbouring host could plant: an interaction goes on only in the browser
 * in which it began.
 */
export function goOnInSameBrowser(deps: OpenidDeps) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const [, uid] = /^\/auth\/([\w-]+)$/.exec(ctx.path) ?? [];
    const isBound = uid !== undefined && (await beganIn(deps, uid, shownBrowser(ctx.req).deviceId));
    Object.assign(ctx.cookies, {
      get: (name: string) => (name === resumeCookie && isBound ? uid : undefined),
      set: () => ctx.cookies,
    });
    await next();
  };
}

/** How a result names the device that somebody logged in with: by the hash that stands beside its logins. */
export function namedDevice(deviceId: string | null): { device?: string } {
  return deviceId === null ? {} : { device: deviceHash(deviceId).toString("base64url") };
}

/** The hash of the device that a login was made with; null where none is known. */
export function deviceOfResult(result: InteractionResults | undefined): Buffer | null {
  const device = result?.device;
  return typeof device === "string" ? Buffer.from(device, "base64url") : null;
}
