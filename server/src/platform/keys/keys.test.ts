import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";
import { createKeys, keySetById } from "./keys.ts";
import { loadKeys } from "./load-keys.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-keys-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const none = { masterKey: null, previousMasterKey: null, inEarnest: false };

test("[SEC-H18] each purpose has a key of its own, the same at every start", () => {
  const master = randomBytes(32);
  const keys = createKeys(master);
  const labels = ["mail-token", "pepper", "data", "index", "otp", "audit"] as const;
  const derived = labels.map((label) => keys.derive(label).toString("hex"));
  expect(new Set(derived).size).toBe(labels.length);
  expect(derived).not.toContain(master.toString("hex"));
  expect(labels.map((label) => createKeys(master).derive(label).toString("hex"))).toEqual(derived);
  expect(keys.id).toBe(createHash("sha256").update(master).digest("hex").slice(0, 8));
});

test("a key of another length is refused", () => {
  expect(() => createKeys(randomBytes(31))).toThrow("32 bytes");
});

test("[SEC-H18] a set is found by its id, a forgotten one is not", () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const keys = createKeys(next, old);
  expect(keySetById(keys, createKeys(old).id)?.derive("otp")).toEqual(
    createKeys(old).derive("otp"),
  );
  expect(keySetById(keys, "00000000")).toBeUndefined();
});

test("[SEC-H13] the first start makes a key file that only its owner reads; the next one reuses it", () => {
  const first = loadKeys({ dataDir, ...none });
  expect(statSync(join(dataDir, "master.key")).mode & 0o777).toBe(0o600);
  expect(loadKeys({ dataDir, ...none }).id).toBe(first.id);
});

test("a lost key file is not replaced beside a database that needs it", () => {
  mkdirSync(join(dataDir, "database"));
  expect(() => loadKeys({ dataDir, ...none })).toThrow(/master\.key is missing.*backup/);
  expect(existsSync(join(dataDir, "master.key"))).toBe(false);
});

test("[SEC-H13] a key file is read, and one without a key is refused without being shown", () => {
  const file = join(dataDir, "key");
  const key = randomBytes(32);
  writeFileSync(file, `${key.toString("base64url")}\n`);
  expect(loadKeys({ dataDir, ...none, masterKey: { file } }).id).toBe(createKeys(key).id);
  writeFileSync(file, "secret but wrong");
  const load = () => loadKeys({ dataDir, ...none, masterKey: { file } });
  expect(load).toThrow("openssl rand -hex 32");
  expect(load).not.toThrow(/secret/);
  expect(() => loadKeys({ dataDir, ...none, masterKey: { file: join(dataDir, "no") } })).toThrow(
    "cannot be read",
  );
});

const upwards = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte));
const guessable: [string, Buffer][] = [
  ["zeros", Buffer.alloc(32)],
  ["one byte again and again", Buffer.alloc(32, 0x7a)],
  ["all hex digits in a row", Buffer.from("0123456789abcdef".repeat(4), "hex")],
  ["counted upwards", upwards],
  ["counted downwards", Buffer.from(upwards).reverse()],
  ["half of it zeros", Buffer.concat([randomBytes(14), Buffer.alloc(18)])],
  ["a sentence", Buffer.from("the quick brown fox jumps over 1")],
  [
    "a word again and again",
    Buffer.from("passwordpasswordpasswordpasswordpasswordpas", "base64url"),
  ],
];
test.each(guessable)(
  "[SEC-H13] in earnest a master key that can be guessed is refused in one line that does not show it: %s",
  (_what, key) => {
    expect(key).toHaveLength(32);
    const file = join(dataDir, "key");
    writeFileSync(file, key.toString("hex"));
    for (const masterKey of [{ bytes: key }, { file }]) {
      const load = () => loadKeys({ dataDir, ...none, masterKey, inEarnest: true });
      expect(load).toThrow(/^[^\n]*can be guessed[^\n]*openssl rand -hex 32[^\n]*$/);
      expect(load).not.toThrow(key.toString("hex"));
      expect(loadKeys({ dataDir, ...none, masterKey }).id).toBe(createKeys(key).id);
    }
  },
);

test("[SEC-H18] from a key that can be guessed one may rotate away", () => {
  const keys = { masterKey: { bytes: randomBytes(32) }, previousMasterKey: { bytes: upwards } };
  const loaded = loadKeys({ dataDir, ...keys, inEarnest: true });
  expect(loaded.previous?.id).toBe(createKeys(upwards).id);
});

test("[SEC-H13] no random key is called guessable", () => {
  const keys = Array.from({ length: 20_000 }, () => randomBytes(32));
  expect(keys.filter(isGuessable)).toEqual([]);
});
