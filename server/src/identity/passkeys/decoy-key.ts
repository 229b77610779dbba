import { generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { nilId } from "../../platform/ids.ts";
import type { CheckedPasskey } from "./passkey-store.ts";

/** A public key on P-256 in COSE (RFC 9053, 7.1.1), whose private half nobody keeps. */
export const nobodysKey: Buffer = newKey();

/** What a passkey that is not here is checked as. */
export const nobodysPasskey: CheckedPasskey = {
  id: nilId,
  account_id: nilId,
  public_key: nobodysKey,
  counter: 0,
  passkey_handle: randomBytes(32),
};

function newKey(): Buffer {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (value: string) => new Uint8Array(Buffer.from(value, "base64url"));
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}
