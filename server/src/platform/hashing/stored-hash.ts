import type { HashCost } from "./hash-cost.ts";

interface StoredHash {
  /** Which pepper was used. */
  keyId: string;
  cost: HashCost;
  salt: Buffer;
  /** HMAC-SHA-256 of Argon2id's output. */
  value: Buffer;
}

/** `$argon2id-hmac$v=19$m=…,t=…,p=1,k=<key id>$<salt>$<value>`, the last two in base64url. */
export function formatStored({ keyId, cost, salt, value }: StoredHash): string {
  const parameters = `m=${cost.memoryKiB},t=${cost.iterations},p=1,k=${keyId}`;
  return ["", "argon2id-hmac", "v=19", parameters, base64(salt), base64(value)].join("$");
}

/** @throws Error for anything that {@link formatStored} did not write */
export function parseStored(stored: string): StoredHash {
  const parts =
    /^\$argon2id-hmac\$v=19\$m=(\d+),t=(\d+),p=1,k=([0-9a-f]{8})\$([\w-]{22})\$([\w-]{43})$/.exec(
      stored,
    );
  if (parts === null) throw new Error("A stored password has an unknown form.");
  const [, memory, iterations, keyId = "", salt = "", value = ""] = parts;
  return {
    keyId,
    cost: { memoryKiB: Number(memory), iterations: Number(iterations) },
    salt: Buffer.from(salt, "base64url"),
    value: Buffer.from(value, "base64url"),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64url");
}
