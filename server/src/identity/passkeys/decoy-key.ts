import { generateKeyPairSync, randomBytes } from "node:crypto";
import { nilId } from "../../platform/ids.ts";
import type { CheckedPasskey } from "./passkey-store.ts";

/** A public key on P-256 in COSE (RFC 9053, 7.1.1), whose private half nobody keeps. */
export const decoyKey: Buffer = newKey();

/** The decoy that stands for an unknown passkey. */
export const decoyPasskey: CheckedPasskey = {
  id: nilId,
  owner_id: nilId,
  public_key: decoyKey,
  counter: 0,
  passkey_handle: randomBytes(32),
};

/** The five entries of the map in CBOR (RFC 8949): an elliptic curve's key, for ES256, on P-256, and its coordinates. */
function newKey(): Buffer {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytes = (text: string, encoding: "base64url" | "hex") => Buffer.from(text, encoding);
  return Buffer.concat([
    bytes("a5010203262001215820", "hex"),
    bytes(x, "base64url"),
    bytes("225820", "hex"),
    bytes(y, "base64url"),
  ]);
}
