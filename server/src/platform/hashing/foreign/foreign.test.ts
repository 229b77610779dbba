import { createHash, createHmac, randomBytes } from "node:crypto";
import { hash as argon2 } from "@node-rs/argon2";
import { hashSync as bcrypt } from "@node-rs/bcrypt";
import { expect, test, vi } from "vitest";
import { createTestKeys } from "../../../../test/keys.ts";
import { createKeys } from "../../keys/keys.ts";
import { createPasswordHasher } from "../hashing.ts";
import { fitsForeign } from "./derive-foreign.ts";
import { encryptForeign, reencryptForeign } from "./encrypted-foreign.ts";
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
  // With passlib, and with the crypt(3) of glibc.
  ["phpass of WordPress", "$P$Babcd./Z9umo.m63ZGTlqJSROlW1WB0"],
  ["phpass of phpBB", "$H$5abcd./Z9hPdzV38o/hHtq9Sbm6z2.."],
  [
    "crypt(3) SHA-512",
    "$6$saltstring$NrjsOLYg3ADN9MOZB3cSsXb6wjOvyNbgqTpZ6bMZZEByOBcTWrM3ilqkbqX/ZMoHlsYzmnvEZar38NhNbwL4v/",
  ],
  [
    "crypt(3) SHA-512 of a directory, with its rounds",
    "{CRYPT}$6$rounds=1400$anotherlongsalts$/xdplfW2.hGU5jfLK5RhK.UF4ca3V7flTx6k.18hwvv/kxXpQRdS0725GtPNej7MeblO8mQRk5nig9kl24uU6/",
  ],
  ["{SSHA}", "{SSHA}l4snOlEI53J8cr74fV/rrOXkRclzYWx0c2FsdA=="],
  ["{SSHA256}", "{SSHA256}cxN8odr60sL4RUJwx0mlVHVgBSf/rZfmlyzHi2SLFsZzYWx0c2FsdA=="],
  [
    "{SSHA512}",
    "{SSHA512}d47tvMPhByn2Qmrr3284aa6hkujUwB5+772lNn6/7lccZFfq1eTvBl3v5Z7P9uL91Fg3rYBntjUzU/oKJS7kfXNhbHRzYWx0",
  ],
  ["Django sha1", "sha1$seasalt2$b39099d25f7b0015099ebfb638dd9b4c325131e3"],
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
  [
    "Django's bcrypt over SHA-256",
    `bcrypt_sha256$${bcrypt(createHash("sha256").update(password).digest("hex"), { cost: 4 })}`,
  ],
  [
    "WordPress's bcrypt over HMAC-SHA-384",
    `$wp${bcrypt(createHmac("sha384", "wp-sha384").update(password).digest("base64"), { cost: 4, version: "2y" })}`,
  ],
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
  [
    "Firebase",
    "$firescrypt$ln=14,r=8,p=1$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==$Bw==$jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
    "user1password",
  ],
  [
    "SHA-crypt's specification",
    "$6$rounds=10000$saltstringsaltst$OW1/O6BYHV6BcXZu8QVeXbDWra3Oeqh0sbHbbMCVNSnCM/UrjmM0Dp8vOuZeHBy/YTBmSK6H9qs/y3RnOaw5v.",
    "Hello world!",
  ],
])("[SEC-B13] a hash that %s publishes fits its password", async (_who, text, theirs) => {
  const read = parseForeign(text);
  if (typeof read === "string") throw new Error(read);
  expect(await fitsForeign(read, theirs)).toBe(true);
});

/** Made with the crypt(3) of glibc; the digest has 64 bytes. */
test.each([
  [63, "Uf5DUHqNm36ZHCzlT6WhMuEGHSnnlqWN8wD2VY7o0ZzFtoCZke3/IFP7ltw.5WG2njY4H84BjenUeft583BVl0"],
  [64, "5VfQ756pdOYj/9MSE29vJCaKV8ipigSTGfUQbsPIVbEaGsaeu3LA.6wZNtoiMbayD8qyw24sONZyLZZ1SqR0c1"],
  [65, "0X9lbYVOW64TegbyJnjLjHE3TQVhqGWH5dF0b9Suag/w2WOWLLinWI4a58DGFrwUFSzRoaK.Ep8QZSYgXZ10/1"],
  [128, "LBSGplGdjPtoaU2C1.mLMbmU3HDXZFWrE0shg2fpUD4ETAeZbZOjXMU1zTsTEB94UNwRZUZPwD8/u5ZmyuU7g."],
])("[SEC-B13] a password of %i letters fits its SHA-crypt", async (length, value) => {
  const read = parseForeign(`$6$rounds=1000$s$${value}`);
  if (typeof read === "string") throw new Error(read);
  expect(await fitsForeign(read, "x".repeat(length))).toBe(true);
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
  ["phpass that is cut off", "$P$Babcd./Z9umo.m63ZGTlqJSROlW1WB"],
  ["phpass that no password fits", "$P$Babcd./Z9umo.m63ZGTlqJSROlW1WBz"],
  ["phpass with more behind it", "$P$Babcd./Z9umo.m63ZGTlqJSROlW1WB0\n"],
  ["{SSHA} without a salt", `{SSHA}${"A".repeat(27)}=`],
  ["{SHA}", "{SHA}l4snOlEI53J8cr74fV/rrOXkRck="],
  ["Django's MD5", "md5$salt$5f4dcc3b5aa765d61d8327deb882cf99"],
  ["crypt(3) SHA-256", `$5$salt$${"A".repeat(43)}`],
  ["a bcrypt over another digest", `bcrypt_sha512$$2b$10$${nobodys}`],
  [
    "Firebase's scrypt whose key is of another length",
    `$firescrypt$ln=14,r=8,p=1$AAAA$${"A".repeat(88)}$Bw==$${"A".repeat(44)}`,
  ],
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
  ["phpass of 2^19 rounds", "$P$Habcd./Z9umo.m63ZGTlqJSROlW1WB0"],
  ["phpass of fewer rounds than there are", "$P$.abcd./Z9umo.m63ZGTlqJSROlW1WB0"],
  ["crypt(3) of too many rounds", `$6$rounds=200001$salt$${"A".repeat(85)}.`],
  ["crypt(3) of fewer rounds than there are", `$6$rounds=999$salt$${"A".repeat(85)}.`],
  [
    "Firebase's scrypt of more than 256 MiB",
    `$firescrypt$ln=19,r=8,p=1$AAAA$${"A".repeat(44)}$Bw==$${"A".repeat(44)}`,
  ],
  ["scrypt of an N that its block size does not allow", `$scrypt$ln=16,r=1,p=1$AAAA$${digest}`],
  ["a number beyond every bound", `$pbkdf2-sha256$999999999$c2FsdHNhbHQ$${digest}`],
  ["an output that fits too many passwords", "$pbkdf2-sha256$1000$c2FsdHNhbHQ$AAAAAAAA"],
])("[SEC-B15] %s is refused before anything is derived", (_form, text) => {
  expect(parseForeign(text)).toBe("too-dear");
});

// What is checked here is made cheap, which makes it weak.
const takesWeak = () => true;
const cheap = { cores: 2, queueLimit: 64, memoryKiB: 64, iterations: 1, takesWeak };
const [, text] = made[0];
const stored = (keys = createTestKeys(), of: string = text) => {
  const encrypted = encryptForeign(keys, of, { takesWeak: true });
  if (typeof encrypted === "string") throw new Error(encrypted);
  return encrypted.stored;
};

test("[SEC-B13] a kept hash is encrypted: its text stands nowhere in it, and without the key nothing fits", async () => {
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

test("[SEC-H18] a kept hash is encrypted again with the current key, and opens with the previous one until then", async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const kept = stored(createKeys(old));
  const keys = createKeys(next, old);
  const hasher = createPasswordHasher({ keys, ...cheap });
  expect((await hasher.verify(kept, password)).ok).toBe(true);
  const again = reencryptForeign(keys, kept) ?? "";
  const alone = createKeys(next);
  expect((await createPasswordHasher({ keys: alone, ...cheap }).verify(again, password)).ok).toBe(
    true,
  );
  expect(reencryptForeign(keys, again)).toBeNull();
  expect(reencryptForeign(createKeys(next), kept)).toBeNull();
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
  const decoyCost = { kind: "bcrypt", rounds: 4 } as const;
  for (const typed of [password, "wrong", "", "x".repeat(5_000), "cafe\u0301", "a\0b"]) {
    for (const [of, like] of [
      [kept, null],
      [kept, decoyCost],
      [null, decoyCost],
    ] as const) {
      Object.assign(spent, { argon2: 0, bcrypt: [] });
      await hasher.verify(of, typed, like);
      // The library answers at once for what it cannot read.
      const costs = spent.bcrypt.map((checked) =>
        Reflect.get(Object(parseForeign(checked)), "cost"),
      );
      expect([spent.argon2, costs]).toEqual([0, [decoyCost]]);
    }
    Object.assign(spent, { argon2: 0, bcrypt: [] });
    await hasher.verify(null, typed, null);
    expect(spent).toEqual({ argon2: 1, bcrypt: [] });
  }
});

const weak = made.filter(([, of]) => /^(\{SSHA|sha1\$|\$[PH]\$)/.test(of));
test.each(weak)(
  "[SEC-B17] %s is taken until the day that was set, and spends as much after it",
  async (_form, of) => {
    const keys = createTestKeys();
    expect(encryptForeign(keys, of, { takesWeak: false })).toBe("weak");
    let takesWeak = true;
    const hasher = createPasswordHasher({ keys, ...cheap, takesWeak: () => takesWeak });
    const kept = stored(keys, of);
    const check = async () => {
      spent.argon2 = 0;
      const { ok } = await hasher.verify(kept, password);
      return [ok, spent.argon2];
    };
    // phpass has a cost of its own, one digest has ours.
    const beside = of.startsWith("$") ? 0 : 1;
    expect(await check()).toEqual([true, beside]);
    takesWeak = false;
    expect(await check()).toEqual([false, beside]);
  },
);
