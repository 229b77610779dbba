import { expect, test } from "vitest";
import { createTestKeys } from "../../../../test/keys.ts";
import { encryptForeign } from "./encrypted-foreign.ts";

const nobodys = `${"a".repeat(21)}u${"a".repeat(31)}`;
const digest = "A".repeat(43);
const salt = "c2FsdHNhbHRzYWx0c2FsdA";
test.each([
  ["bcrypt", `$2b$07$${nobodys}`, `$2b$08$${nobodys}`],
  ["PBKDF2", `$pbkdf2-sha256$1$${salt}$${digest}`, `$pbkdf2-sha256$10000$${salt}$${digest}`],
  ["PBKDF2", `$pbkdf2-sha512$9999$${salt}$${digest}`, `$pbkdf2-sha1$27500$${salt}$${digest}`],
  ["scrypt", `$scrypt$ln=1,r=1,p=64$${salt}$${digest}`, `$scrypt$ln=14,r=8,p=1$${salt}$${digest}`],
  [
    "Argon2",
    `$argon2id$v=19$m=8,t=1,p=1$${salt}$${digest}`,
    `$argon2i$v=19$m=512,t=2,p=2$${salt}$${digest}`,
  ],
  ["crypt(3)", `$6$rounds=1000$salt$${"A".repeat(85)}.`, `$6$salt$${"A".repeat(85)}.`],
])(
  "[SEC-B17] %s is weak at a cost below what systems write by themselves, and needs no day at theirs",
  (_form, weaker, usual) => {
    const keys = createTestKeys();
    expect(encryptForeign(keys, weaker, { takesWeak: false })).toBe("weak");
    expect(encryptForeign(keys, usual, { takesWeak: false })).toHaveProperty("stored");
  },
);
