import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What a page hands to its browser, as far as an authenticator reads it. */
interface Options {
  challenge: string;
  user?: { id: string };
}

/** What an answer says that it should not, for tests of what is refused. */
export interface Lies {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  /** False for an authenticator that asked for no face, finger or code. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  id?: string;
  /** The id under which the passkey is made. */
  credentialId?: string;
  /** A statement of its maker, which nobody asked for. */
  attestation?: { fmt: string; attStmt: Map<string, Uint8Array | number | Uint8Array[]> };
  /** What the browser says of the passkey that it made. */
  rk?: boolean;
}

interface Held {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
}

const presentBit = 0x01;
const verifiedBit = 0x04;
const hasKeyBit = 0x40;

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;

/**
 * An authenticator in software with the browser around it: it makes passkeys on P-256 and answers with the last one
 * that it made.
 * @param counts whether it counts its uses; those of phones do not
 */
export function createAuthenticator({
  origin = "https://localhost:3000",
  rpId = "localhost",
  counts = false,
} = {}) {
  const held: Held[] = [];
  let uses = 0;

  const clientData = (type: string, options: Options, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? options.challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (lies: Lies, extra?: Buffer) => {
    if (counts) uses += 1;
    const verified = lies.isVerified === false ? 0 : verifiedBit;
    const flags = presentBit | verified | (extra === undefined ? 0 : hasKeyBit);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? uses);
    const parts = [hash("sha256", lies.rpId ?? rpId, "buffer"), Buffer.from([flags]), counter];
    return Buffer.concat(extra === undefined ? parts : [...parts, extra]);
  };

  return {
    held,

    /** Makes a passkey, as `navigator.credentials.create` and `toJSON` do. */
    make(options: Options, lies: Lies = {}) {
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = Buffer.from(lies.credentialId ?? newId(), "base64url");
      held.push({ id: id.toString("base64url"), userHandle: options.user?.id ?? "", privateKey });
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const { fmt = "none", attStmt = new Map() } = lies.attestation ?? {};
      const statement = new Map<string, unknown>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", new Uint8Array(authenticatorData(lies, attested))],
      ]);
      const named = lies.id ?? id.toString("base64url");
      return {
        id: named,
        rawId: named,
        type: "public-key",
        authenticatorAttachment: "platform",
        clientExtensionResults: { credProps: { rk: lies.rk ?? true } },
        response: {
          clientDataJSON: encoded(clientData("webauthn.create", options, lies)),
          attestationObject: encoded(isoCBOR.encode(statement as never)),
          transports: ["internal", "hybrid"],
        },
      };
    },

    /** Answers with the last passkey, as `navigator.credentials.get` and `toJSON` do. */
    answer(options: Options, lies: Lies = {}) {
      const { id, userHandle, privateKey } = held.at(-1) as Held;
      const client = clientData("webauthn.get", options, lies);
      const data = authenticatorData(lies);
      const signed = Buffer.concat([data, hash("sha256", client, "buffer")]);
      return {
        id: lies.id ?? id,
        rawId: lies.id ?? id,
        type: "public-key",
        authenticatorAttachment: "platform",
        clientExtensionResults: {},
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign("sha256", signed, privateKey)),
          userHandle: lies.userHandle === undefined ? userHandle : lies.userHandle,
        },
      };
    },
  };
}

const newId = () => randomBytes(16).toString("base64url");

/** A public key on P-256 in COSE (RFC 9053, 7.1.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  return Buffer.from(isoCBOR.encode(key as never));
}

function encoded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
