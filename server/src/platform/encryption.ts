import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { type KeySet, type Keys, keySetById, keySets } from "./keys/keys.ts";

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with AES-256-GCM under the current data key (SEC-H2).
 * @param aad what the value belongs to, normally its row's id: it cannot be decrypted elsewhere
 * @returns `v1.<key id>.<base64url of nonce, ciphertext, tag>`
 */
export function encrypt(keys: Keys, plaintext: string, aad: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keys.derive("data"), nonce);
  cipher.setAAD(Buffer.from(aad));
  const encrypted = Buffer.concat([nonce, cipher.update(plaintext, "utf8"), cipher.final()]);
  const body = Buffer.concat([encrypted, cipher.getAuthTag()]).toString("base64url");
  return `${version}.${keys.id}.${body}`;
}

/** @throws Error when the key is gone, the value was changed, or it belongs to another row */
export function decrypt(keys: Keys, encrypted: string, aad: string): string {
  const [format, keyId = "", body = ""] = encrypted.split(".");
  const set = keySetById(keys, keyId);
  if (format !== version || set === undefined) {
    throw new Error(`No key opens this value: its key id is ${keyId.slice(0, 8)}.`);
  }
  const bytes = Buffer.from(body, "base64url");
  const decipher = createDecipheriv(
    "aes-256-gcm",
    set.derive("data"),
    bytes.subarray(0, nonceBytes),
    { authTagLength: tagBytes },
  );
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return decipher
    .update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8")
    .concat(decipher.final("utf8"));
}

/** Whether a rotation still has to encrypt this value again. */
export function isEncryptedWithPreviousKey(keys: Keys, encrypted: string): boolean {
  return encrypted.split(".")[1] !== keys.id;
}

/**
 * The index by which a value can be found without being readable: HMAC-SHA256 in base64url (43 characters). Takes the
 * canonical form.
 * @param label separates fields and realms, e.g. `username:practice`
 */
export function blindIndex(keys: Keys, label: string, canonicalValue: string): string {
  return indexWith(keys, label, canonicalValue);
}

/**
 * Every index under which a value may have been stored: the current key's first, then the previous
 * key's during a rotation. For `where … in (…)`.
 */
export function blindIndexes(keys: Keys, label: string, canonicalValue: string): string[] {
  return keySets(keys).map((set) => indexWith(set, label, canonicalValue));
}

function indexWith(set: KeySet, label: string, canonicalValue: string): string {
  return createHmac("sha256", set.derive("index"))
    .update(`${label}\0${canonicalValue}`)
    .digest("base64url");
}
