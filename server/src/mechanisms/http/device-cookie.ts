import { randomBytes } from "node:crypto";

/** The name of the cookie that tells a known device; the prefix, which binds it to this host alone, cannot be carried by plain http. */
export function deviceCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-fd" : "fd";
}

/** 256 random bits in base64url, 43 characters. */
export function newDeviceId(): string {
  return randomBytes(32).toString("base64url");
}
