import { randomBytes } from "node:crypto";
import { hash as argon2 } from "@node-rs/argon2";
import { hashSync as bcrypt } from "@node-rs/bcrypt";
import { expect, test, vi } from "vitest";
import { createTestKeys } from "../../../../test/keys.ts";
import { createKeys } from "../../keys/keys.ts";
import { createPasswordHasher } from "../hashing.ts";
import { fitsForeign } from "./derive-foreign.ts";
import { sealForeign, sealForeignAgain } from "./encrypted-foreign.ts";
import { formatCost, parseCost } from "./foreign-cost.ts";
import { parseForeign } from "./parse-foreign.ts";

const password = "sunbird42";
/** Made with Python's hashlib. */
const madeElsewhere = [
  [
    "PHC PBKDF2-sha1",
    "$pbkdf2-sha1$i=1000,l=20$c2FsdHNhbHRzYWx0c2FsdA$qBN62+CDnR3osLBmmvjGCIvFJCw",
  ],
  ["Django pbkdf2_sha1", "pbkdf2_sha1$1000$seasalt2$gDH06ExfqTeF/5d5nWrrSDt1oh0="],
  [
    "PHC PBKDF2-sha256",
    "$pbkdf2-sha256$i=1000,l=32$c2FsdHNhbHRzYWx0c2FsdA$uis3OiqHA9CamxwQjllYmPpnisvM6XKIUmgN/1BkC4s",
  ],
  [
    "Django pbkdf2_sha256",
    "pbkdf2_sha256$1000$seasalt2$jzIvhWQVi8iBW/Mr+8i5astvWXcVEA/raSwdRKi0fwc=",
  ],
  [
    "PHC PBKDF2-sha512",
    "$pbkdf2-sha512$i=1000,l=64$c2FsdHNhbHRzYWx0c2FsdA$DQ5qFstGLoQEEOxfmNWmrzM3Yrph7U9kIS6laDRrQKqlomNovWnjDN0p4oigUZD+HohlBJW+0mq2YzsSLFvQ/g",
  ],
  [
    "Django pbkdf2_sha512",
    "pbkdf2_sha512$1000$seasalt2$cmBQFtGPnOSPDxtofmqvKAL7SnTSu9zbsRlSWEneZ3PdD8QSnvkoaAhyxTJpHjg/2sXdBOJyqN0+cxR4TaeS0A==",
  ],
  ["passlib pbkdf2", "$pbkdf2$1000$8PHy8/T19vf4.fr7/P3./w$1E5sRcVDSG4lO/Oci8iz2crZONM"],
  [
    "passlib pbkdf2-sha512",
    "$pbkdf2-sha512$1000$8PHy8/T19vf4.fr7/P3./w$jP7zG9E63wiwqQUh/tKnxWsSikz8D/FlzU2.PWVytwkaSFbIaR.hjzf6kUkwGVJlWEQ9S9rM7TdnfyCSzWA7tw",
  ],
  [
    "PHC and passlib scrypt",
    "$scrypt$ln=10,r=8,p=1$8PHy8/T19vf4+fr7/P3+/w$JVmWtOiccQUQ33h9wi6OGekfkqLD61QgjRxZgxNG+M4",
  ],
  [
    "Django scrypt",
    "scrypt$1024$seasalt2$8$1$MhlONiihp5gm9llgrw9TcJ3KdMFubhc5HVVDYTo84iy+sDi9kfjqQgssq6HTh2jgCAPPn6rUp0zynrpmS24yJw==",
  ],
] as const;
const settings = { memoryCost: 64, timeCost: 2, parallelism: 2 };
const phc = (algorithm: number, version?: number) =>
  argon2(password, { ...settings, algorithm, ...(version === undefined ? {} : { version }) });
const made = [
  ...madeElsewhere,
  ["Argon2id", await phc(2)],
  ["Argon2i of version 16", await phc(1, 0)],
  ["Argon2i without its version", (await phc(1, 0)).replace("$v=16", "")],
  ["Django's Argon2id", `argon2${await phc(2)}`],
  ["bcrypt 2a", bcrypt(password, { cost: 4, version: "2a" })],
  ["bcrypt 2b", bcrypt(password, { cost: 4, version: "2b" })],
  ["bcrypt 2y", bcrypt(password, { cost: 4, version: "2y" })],
  ["Django's bcrypt", `bcrypt$${bcrypt(password, { cost: 4 })}`],
] as const;

test.each(made)("[SEC-B13] %s: the right password fits, another does not", async (_form, text) => {
  const read = parseForeign(text);
  if (typeof read === "string") throw new Error(read);
  expect(await fitsForeign(read, password)).toBe(true);
  expect(await fitsForeign(read, "sunbird43")).toBe(false);
  expect(parseCost(formatCost(read.cost))).toEqual(read.cost);
});

test.each([
  [
    "passlib",
    "$pbkdf2-sha256$6400$0ZrzXitFSGltTQnBWOsdAw$Y11AchqV4b0sUisdZd0Xr97KWoymNE0LNNrnEgY4H9M",
    "password",
  ],
  ["crypt_blowfish", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW", "U*U"],
])("[SEC-B13] a hash that %s publishes fits its password", async (_who, text, theirs) => {
  const read = parseForeign(text);
  if (typeof read === "string") throw new Error(read);
  expect(await fitsForeign(read, theirs)).toBe(true);
});

const digest = "A".repeat(43);
const nobodys = `${"a".repeat(21)}u${"a".repeat(31)}`;
test.each([
  ["nothing", ""],
  ["a password in the clear", password],
  ["MD5", "5f4dcc3b5aa765d61d8327deb882cf99"],
  ["Argon2d", `$argon2d$v=19$m=64,t=2,p=1$c2FsdHNhbHQ$${digest}`],
  ["a hash of ours", `$argon2id-hmac$v=19$m=64,t=2,p=1,k=01234567$${"A".repeat(22)}$${digest}`],
  ["another hash of ours", "$foreign$bcrypt:10$v1.01234567.AAAA"],
  ["bcrypt 2x", `$2x$10$${nobodys}`],
  ["a bcrypt that is cut off", `$2b$10$${nobodys.slice(1)}`],
  ["a bcrypt with more behind it", `$2b$10$${nobodys}\n`],
  ["a bcrypt that no password fits", `$2b$10$${nobodys.slice(0, -1)}b`],
  ["PBKDF2 with MD5", `pbkdf2_md5$1000$salt$${digest}=`],
  ["PBKDF2 whose length is another", `$pbkdf2-sha256$i=1000,l=16$c2FsdHNhbHQ$${digest}`],
])("[SEC-B15] %s is of no known form", (_form, text) => {
  expect(parseForeign(text)).toBe("unknown-form");
});

test.each([
  ["bcrypt of 2^15 rounds", `$2b$15$${nobodys}`],
  ["bcrypt of fewer rounds than there are", `$2b$03$${nobodys}`],
  ["Argon2 of more than 256 MiB", `$argon2id$v=19$m=262145,t=1,p=1$c2FsdHNhbHQ$${digest}`],
  ["Argon2 of too many passes", `$argon2id$v=19$m=65536,t=33,p=1$c2FsdHNhbHQ$${digest}`],
  ["Argon2 of a thousand lanes", `$argon2id$v=19$m=65536,t=1,p=1000$c2FsdHNhbHQ$${digest}`],
  ["scrypt of more than 256 MiB", `$scrypt$ln=19,r=8,p=1$c2FsdHNhbHQ$${digest}`],
  ["scrypt of too many lanes", `$scrypt$ln=15,r=8,p=9$c2FsdHNhbHQ$${digest}`],
  ["scrypt whose N is no power of two", `scrypt$1000$seasalt2$8$1$${digest}=`],
  ["PBKDF2 of too many iterations", `$pbkdf2-sha512$2000001$c2FsdHNhbHQ$${digest}`],
  ["PBKDF2 of as many in two blocks", `$pbkdf2-sha1$1000001$c2FsdHNhbHQ$${digest}`],
  ["a number beyond every bound", `$pbkdf2-sha256$999999999$c2FsdHNhbHQ$${digest}`],
  ["an output that fits too many passwords", "$pbkdf2-sha256$1000$c2FsdHNhbHQ$AAAAAAAA"],
])("[SEC-B15] %s is refused before anything is derived", (_form, text) => {
  expect(parseForeign(text)).toBe("too-dear");
});

const cheap = { cores: 2, queueLimit: 64, memoryKiB: 64, iterations: 1 };
const [, text] = made[0];
const stored = (keys = createTestKeys(), of: string = text) => {
  const sealed = sealForeign(keys, of);
  if (typeof sealed === "string") throw new Error(sealed);
  return sealed.stored;
};

test("[SEC-B13] a kept hash is sealed: its text stands nowhere in it, and without the key nothing fits", async () => {
  const keys = createTestKeys();
  const kept = stored(keys);
  expect(kept).toMatch(/^\$foreign\$pbkdf2:sha1:1000:20\$v1\./);
  for (const part of text.split("$").slice(3)) expect(kept).not.toContain(part);
  const hasher = createPasswordHasher({ keys, ...cheap });
  expect(await hasher.verify(kept, password)).toEqual({ ok: true, needsRehash: true });
  expect(await hasher.verify(kept, "sunbird43")).toEqual({ ok: false, needsRehash: false });
  const other = createPasswordHasher({ keys: createTestKeys(), ...cheap });
  expect(await other.verify(kept, password)).toEqual({ ok: false, needsRehash: false });
});

test("[SEC-H18] a kept hash is sealed again with the current key, and opens with the previous one until then", async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const kept = stored(createKeys(old));
  const keys = createKeys(next, old);
  const hasher = createPasswordHasher({ keys, ...cheap });
  expect((await hasher.verify(kept, password)).ok).toBe(true);
  const again = sealForeignAgain(keys, kept) ?? "";
  const alone = createKeys(next);
  expect((await createPasswordHasher({ keys: alone, ...cheap }).verify(again, password)).ok).toBe(
    true,
  );
  expect(sealForeignAgain(keys, again)).toBeNull();
  expect(sealForeignAgain(createKeys(next), kept)).toBeNull();
});

const spent = vi.hoisted(() => ({ argon2: 0, bcrypt: [] as string[] }));
vi.mock("@node-rs/argon2", async (original) => {
  const library = await original<typeof import("@node-rs/argon2")>();
  const hashRaw: typeof library.hashRaw = (...all) => {
    spent.argon2 += 1;
    return library.hashRaw(...all);
  };
  return { ...library, hashRaw };
});
vi.mock("@node-rs/bcrypt", async (original) => {
  const library = await original<typeof import("@node-rs/bcrypt")>();
  const verify: typeof library.verify = (...all) => {
    spent.bcrypt.push(String(all[1]));
    return library.verify(...all);
  };
  return { ...library, verify };
});

test("[SEC-A2 SEC-B14] every check spends exactly one hash, of the cost that is kept or imitated", async () => {
  const keys = createTestKeys();
  const hasher = createPasswordHasher({ keys, ...cheap });
  const kept = stored(keys, bcrypt(password, { cost: 4 }));
  const likeness = { kind: "bcrypt", rounds: 4 } as const;
  for (const typed of [password, "wrong", "", "x".repeat(5_000), "cafe\u0301", "a\0b"]) {
    for (const [of, like] of [
      [kept, null],
      [kept, likeness],
      [null, likeness],
    ] as const) {
      Object.assign(spent, { argon2: 0, bcrypt: [] });
      await hasher.verify(of, typed, like);
      // The library answers at once for what it cannot read.
      const costs = spent.bcrypt.map((checked) =>
        Reflect.get(Object(parseForeign(checked)), "cost"),
      );
      expect([spent.argon2, costs]).toEqual([0, [likeness]]);
    }
    Object.assign(spent, { argon2: 0, bcrypt: [] });
    await hasher.verify(null, typed, null);
    expect(spent).toEqual({ argon2: 1, bcrypt: [] });
  }
});
