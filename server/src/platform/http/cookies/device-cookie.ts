import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type KeySet, type Keys, keySets } from "../../keys/keys.ts";
import { hostCookie } from "./lasting-cookie.ts";

/** The name of the device cookie, with the prefix that binds it to this host; browsers accept that over HTTPS only. */
export function deviceCookieName(isHttps: boolean): string {
  return hostCookie("fd", { isHttps });
}

/** 256 random bits in base64url, 43 characters. */
export function newDeviceId(): string {
  return randomBytes(32).toString("base64url");
}

export interface PresentedDevice {
  id: string;
  /** Whether one of our keys signed it: whoever planted another id in a browser knows it. */
  isSigned: boolean;
}

/** A device's id with the signature that tells it from invented ones: `<id>.<signature>`, 43 characters each. */
export function signDevice(keys: Keys, id: string): string {
  return `${id}.${signWith(keys, id).toString("base64url")}`;
}

/**
 * The content of a device cookie; null for an invalid one. An id without a valid signature may be older than signatures, or
 * signed by a key that was rotated away: only a stored known device says whose it is.
 */
export function readDeviceCookie(keys: Keys, value: string): PresentedDevice | null {
  const [, id, signature = ""] = /^([\w-]{43})(?:\.([\w-]{43}))?$/.exec(value) ?? [];
  if (id === undefined) return null;
  const presented = Buffer.from(signature, "base64url");
  const isSigned = keySets(keys).some((set) => {
    const expected = signWith(set, id);
    return presented.length === expected.length && timingSafeEqual(presented, expected);
  });
  return { id, isSigned };
}

function signWith(set: KeySet, id: string): Buffer {
  return createHmac("sha256", set.derive("device")).update(id).digest();
}
