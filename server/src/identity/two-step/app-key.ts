import { randomBytes } from "node:crypto";
import { brand } from "@frontdoor/brand/brand.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { fromBase32, toBase32 } from "./base32.ts";

/** The length of the HMAC of the codes (RFC 4226, 4). */
const keyBytes = 20;

export function newAppKey(): string {
  return toBase32(randomBytes(keyBytes));
}

/** The issuer name that an app shows for a realm's accounts. */
export const issuerIn = (realm: Realm): string => brand.products[realm].fullName;

/** The URI in the QR code: issuer, username and key. */
export function appKeyUri(key: string, { issuer, username }: { issuer: string; username: string }) {
  const label = [issuer, username].map(encodeURIComponent).join(":");
  // Apps read a plus as a plus: blanks are written as `%20`.
  const query = Object.entries({
    secret: key,
    issuer,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `otpauth://totp/${label}?${query}`;
}

/** Encrypts an app's key to its account (SEC-H2). */
export function encryptAppKey(keys: Keys, key: string, accountId: string): string {
  return encrypt(keys, key, placeOf(accountId));
}

/** The key as the codes are computed with it. @throws Error when it belongs to another account */
export function openAppKey(keys: Keys, encrypted: string, accountId: string): Buffer {
  return fromBase32(decrypt(keys, encrypted, placeOf(accountId)));
}

/** The same key under the current master key. */
export function reencryptAppKey(keys: Keys, encrypted: string, accountId: string): string {
  return encryptAppKey(keys, decrypt(keys, encrypted, placeOf(accountId)), accountId);
}

function placeOf(accountId: string): string {
  return `second-step ${accountId}`;
}
