import { createECDH, hkdfSync } from "node:crypto";
import { type KeySet, type Keys, keySets } from "./keys.ts";

/** The number of points of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** More than the order has, so that no private key is likelier than another (FIPS 186-5, A.2.1). */
const seedBytes = 48;

export type SigningKey = ReturnType<typeof signingKey>;

/** The keys that sign, as JWKs: the current one first, which alone signs; the one before verifies what it signed. */
export function signingKeys(keys: Keys): SigningKey[] {
  return keySets(keys).map(signingKey);
}

/** The key that signs now: it is derived from the master key, so that every process has the same. */
export function signingKey(set: KeySet) {
  const seed = hkdfSync("sha256", set.derive("openid-signing"), "", "ES256", seedBytes);
  const number = (BigInt(`0x${Buffer.from(seed).toString("hex")}`) % (order - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  return {
    kty: "EC",
    crv: "P-256",
    alg: "ES256",
    use: "sig",
    kid: set.id,
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    d: d.toString("base64url"),
  } as const;
}
