import { createHash, createHmac } from "node:crypto";
import { type ForeignCost, isBearable, type Pbkdf2Digest } from "./foreign-cost.ts";
import type { ForeignFault, ForeignHash } from "./foreign-hash.ts";
import { mostSaltBytes, parseDigest } from "./parse-digests.ts";

/**
 * Parses a hash of another system:
 * - Argon2id, Argon2i, scrypt and PBKDF2 as PHC strings, or as passlib or Django write them;
 * - bcrypt as `$2a$`, `$2b$` or `$2y$`, also over a digest as Django and WordPress write it;
 * - the forms of {@link parseDigest}.
 * The name that Django puts before a whole hash is ignored.
 * @returns a message in place of the hash where it is not valid; never a part of the text
 */
export function parseForeign(text: string): ForeignHash | ForeignFault {
  const bare = text.replace(/^(argon2|bcrypt)\$(?=\$?(argon2|2))/, (_all, _name) => "");
  const whole = bare.startsWith("argon2") ? `$${bare}` : bare;
  const read =
    bcrypt(whole) ??
    digestedBcrypt(whole) ??
    argon2(whole) ??
    scrypt(whole) ??
    pbkdf2(whole) ??
    parseDigest(whole);
  if (read === null) return "unknown-form";
  return isBearable(read.cost) ? read : "too-dear";
}

/**
 * The last letters of salt and output hold fewer bits than they could; with any other letter no password could match.
 */
const bcryptForm =
  /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{21}[.Oeu]([./A-Za-z0-9]{30}[.CGKOSWaeimquy26])$/;

function bcrypt(text: string): ForeignHash | null {
  const [, rounds, value = ""] = bcryptForm.exec(text) ?? [];
  if (rounds === undefined) return null;
  const cost = { kind: "bcrypt", rounds: Number(rounds) } as const;
  return { cost, salt: Buffer.from(text), value: Buffer.from(value) };
}

const digests = {
  bcrypt_sha256$: (password: string) => createHash("sha256").update(password).digest("hex"),
  $wp: (password: string) => createHmac("sha384", "wp-sha384").update(password).digest("base64"),
} as const;

/** bcrypt over a digest, since it reads 72 bytes alone: Django's `bcrypt_sha256$`, and `$wp` of WordPress from 6.8 on. */
function digestedBcrypt(text: string): ForeignHash | null {
  const [, name, rest = ""] = /^(bcrypt_sha256\$|\$wp)(.+)$/.exec(text) ?? [];
  const hash = name === undefined ? null : bcrypt(rest);
  return hash === null ? null : { ...hash, before: digests[name as keyof typeof digests] };
}

const argon2Form =
  /^\$(argon2id|argon2i)(?:\$v=(16|19))?\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([\w+/=-]+)\$([\w+/=-]+)$/;

function argon2(text: string): ForeignHash | null {
  const [, kind, version, memory, passes, lanes, salt = "", value = ""] =
    argon2Form.exec(text) ?? [];
  if (kind !== "argon2id" && kind !== "argon2i") return null;
  return of(base64(salt), base64(value), 8, (bytes) => ({
    kind,
    version: version === "19" ? 19 : 16,
    memoryKiB: Number(memory),
    iterations: Number(passes),
    lanes: Number(lanes),
    bytes,
  }));
}

const scryptForm =
  /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,9}),p=(?<p>\d{1,9})\$(?<salt>[\w+/=.-]+)\$(?<value>[\w+/=.-]+)$/;
const djangoScryptForm =
  /^scrypt\$(?<n>\d{1,9})\$(?<salt>[^$]+)\$(?<r>\d{1,9})\$(?<p>\d{1,9})\$(?<value>[\w+/=]+)$/;

function scrypt(text: string): ForeignHash | null {
  const { groups } = scryptForm.exec(text) ?? djangoScryptForm.exec(text) ?? {};
  if (groups === undefined) return null;
  const { ln, n, r, p, salt = "", value = "" } = groups;
  const log2N = ln === undefined ? Math.log2(Number(n)) : Number(ln);
  const saltBytes = ln === undefined ? Buffer.from(salt) : base64(salt);
  return of(saltBytes, base64(value), 0, (bytes) => {
    return { kind: "scrypt", log2N, blockSize: Number(r), lanes: Number(p), bytes };
  });
}

const pbkdf2Form =
  /^\$pbkdf2(?:-(?<digest>sha1|sha256|sha512))?\$(?:i=)?(?<iterations>\d{1,9})(?:,l=(?<length>\d{1,3}))?\$(?<salt>[\w+/=.-]*)\$(?<value>[\w+/=.-]+)$/;
const djangoPbkdf2Form =
  /^pbkdf2_(?<digest>sha1|sha256|sha512)\$(?<iterations>\d{1,9})\$(?<salt>[^$]+)\$(?<value>[\w+/=]+)$/;

function pbkdf2(text: string): ForeignHash | null {
  const phc = pbkdf2Form.exec(text)?.groups;
  const groups = phc ?? djangoPbkdf2Form.exec(text)?.groups;
  if (groups === undefined) return null;
  const { iterations, length, salt = "", value = "" } = groups;
  const output = base64(value);
  if (length !== undefined && Number(length) !== output.length) return null;
  const digest = (groups.digest ?? "sha1") as Pbkdf2Digest;
  return of(phc === undefined ? Buffer.from(salt) : base64(salt), output, 0, (bytes) => {
    return { kind: "pbkdf2", digest, iterations: Number(iterations), bytes };
  });
}

function of(
  salt: Buffer,
  value: Buffer,
  fewestSaltBytes: number,
  costOf: (bytes: number) => ForeignCost,
): ForeignHash | null {
  if (salt.length < fewestSaltBytes || salt.length > mostSaltBytes) return null;
  return { cost: costOf(value.length), salt, value };
}

/** In any of its alphabets, passlib's with `.` in place of `+` among them. */
function base64(text: string): Buffer {
  return Buffer.from(text.replaceAll(".", "+"), "base64");
}
