import { randomBytes } from "node:crypto";

/** The name of the cookie that tells a known device (SECURITY.md 1.5); plain http cannot carry the prefix. */
export function deviceCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-fd" : "fd";
}

/** 256 random bits in base64url, 43 characters. */
export function newDeviceId(): string {
  return randomBytes(32).toString("base64url");
}
