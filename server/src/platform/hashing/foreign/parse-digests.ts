import { createCipheriv } from "node:crypto";
import { digests, type Pbkdf2Digest } from "./foreign-cost.ts";
import type { ForeignHash } from "./foreign-hash.ts";
import { phpassRounds } from "./iterated-digests.ts";

/**
 * Parses forms that are no password hash by today's standards or belong to one system alone: phpass, `$6$` of crypt(3),
 * `{SSHA}`, `{SSHA256}` and `{SSHA512}` of LDAP, `sha1$` of Django, and Firebase's scrypt as Ory writes it.
 * @returns null for any other form
 */
export function parseDigest(text: string): ForeignHash | null {
  return (
    phpass(text) ?? sha512crypt(text) ?? saltedDigest(text) ?? djangoSha1(text) ?? firebase(text)
  );
}

/** The last letter holds two bits; with any other letter no password could match. */
const phpassForm = /^\$[PH]\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{21}[./01])$/;

function phpass(text: string): ForeignHash | null {
  const [, rounds = "", salt = "", value = ""] = phpassForm.exec(text) ?? [];
  if (value === "") return null;
  const cost = { kind: "phpass", log2Rounds: phpassRounds(rounds) } as const;
  return { cost, salt: Buffer.from(salt), value: Buffer.from(value) };
}

const sha512cryptForm =
  /^(?:\{CRYPT\})?\$6\$(?:rounds=(\d{1,9})\$)?([./0-9A-Za-z]{0,16})\$([./0-9A-Za-z]{85}[./01])$/;
const usualRounds = "5000";

function sha512crypt(text: string): ForeignHash | null {
  const [, rounds = usualRounds, salt = "", value = ""] = sha512cryptForm.exec(text) ?? [];
  if (value === "") return null;
  const cost = { kind: "sha512crypt", rounds: Number(rounds) } as const;
  return { cost, salt: Buffer.from(salt), value: Buffer.from(value) };
}

const ldapDigests = { "": "sha1", "256": "sha256", "512": "sha512" } as const;
const saltedForm = /^\{SSHA(256|512|)\}([A-Za-z0-9+/]{24,260}={0,2})$/;
export const mostSaltBytes = 128;

function saltedDigest(text: string): ForeignHash | null {
  const [, name, base64 = ""] = saltedForm.exec(text) ?? [];
  if (name === undefined) return null;
  const digest: Pbkdf2Digest = ldapDigests[name as keyof typeof ldapDigests];
  const bytes = Buffer.from(base64, "base64");
  const [value, salt] = [bytes.subarray(0, digests[digest]), bytes.subarray(digests[digest])];
  if (salt.length === 0 || salt.length > mostSaltBytes) return null;
  return { cost: { kind: "digest", digest }, salt, value };
}

const djangoSha1Form = /^sha1\$([^$]{0,128})\$([0-9a-f]{40})$/;

/** Its salt stands before the password. */
function djangoSha1(text: string): ForeignHash | null {
  const [, before = "", hex = ""] = djangoSha1Form.exec(text) ?? [];
  if (hex === "") return null;
  return {
    cost: { kind: "digest", digest: "sha1" },
    salt: Buffer.alloc(0),
    value: Buffer.from(hex, "hex"),
    before: (password) => `${before}${password}`,
  };
}

const firebaseForm =
  /^\$firescrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/=-]{2,172})\$([\w+/=-]{43,172})\$([\w+/=-]{0,172})\$([\w+/=-]{43,172})$/;
const keyBytes = 32;

/** What scrypt derives is the key under which the project's signer key is encrypted; that is what is kept. */
function firebase(text: string): ForeignHash | null {
  const [, log2N, r, p, salt = "", value = "", separator = "", signer = ""] =
    firebaseForm.exec(text) ?? [];
  if (log2N === undefined) return null;
  const [kept, signerKey] = [Buffer.from(value, "base64"), Buffer.from(signer, "base64")];
  if (kept.length !== signerKey.length) return null;
  return {
    cost: {
      kind: "scrypt",
      log2N: Number(log2N),
      blockSize: Number(r),
      lanes: Number(p),
      bytes: keyBytes,
    },
    salt: Buffer.concat([Buffer.from(salt, "base64"), Buffer.from(separator, "base64")]),
    value: kept,
    after: (derived) => createCipheriv("aes-256-ctr", derived, Buffer.alloc(16)).update(signerKey),
  };
}
