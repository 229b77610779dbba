import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createKeys, keySetById } from "./keys.ts";
import { loadKeys } from "./load-keys.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-keys-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const none = { masterKey: null, previousMasterKey: null };

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
