import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import {
  blindIndex,
  blindIndexes,
  decrypt,
  encrypt,
  isEncryptedWithPreviousKey,
} from "./encryption.ts";
import { createKeys } from "./keys/keys.ts";

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const old = createKeys(oldKey);
const rotated = createKeys(newKey, oldKey);
const text = "8001015009087 ünïcode";

test("[SEC-H2] an encrypted value opens for its row, and shows nothing of itself", () => {
  const encrypted = encrypt(old, text, "row 1");
  expect(decrypt(old, encrypted, "row 1")).toBe(text);
  expect(encrypted).toMatch(new RegExp(`^v1\\.${old.id}\\.[\\w-]+$`));
  expect(encrypt(old, text, "row 1")).not.toBe(encrypted);
});

test("[SEC-H2] an encrypted value that is moved to another row does not open", () => {
  const encrypted = encrypt(old, text, "row 1");
  expect(() => decrypt(old, encrypted, "row 2")).toThrow();
});

test("[SEC-H2] a changed or cut value does not open", () => {
  const encrypted = encrypt(old, text, "row 1");
  const [version, id, body = ""] = encrypted.split(".");
  const bytes = Buffer.from(body, "base64url");
  for (const position of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
    const moved = `${version}.${id}.${changed.toString("base64url")}`;
    expect(() => decrypt(old, moved, "row 1")).toThrow();
  }
  for (const cut of ["", "v1", `v1.${id}.`, `v1.${id}.${body.slice(0, 12)}`]) {
    expect(() => decrypt(old, cut, "row 1")).toThrow();
  }
});

test("[SEC-H18] what the previous key encrypted stays readable and is told apart", () => {
  const encrypted = encrypt(old, text, "row 1");
  expect(decrypt(rotated, encrypted, "row 1")).toBe(text);
  expect(isEncryptedWithPreviousKey(rotated, encrypted)).toBe(true);
  expect(isEncryptedWithPreviousKey(rotated, encrypt(rotated, text, "row 1"))).toBe(false);
});

test("[SEC-H18] without the previous key the error names the key, not the value", () => {
  const encrypted = encrypt(old, text, "row 1");
  expect(() => decrypt(createKeys(newKey), encrypted, "row 1")).toThrow(old.id);
});

test("[SEC-H2] an index is the same for the same value and differs by label and key", () => {
  const index = blindIndex(old, "username:practice", "anna");
  expect(index).toMatch(/^[\w-]{43}$/);
  expect(blindIndex(old, "username:practice", "anna")).toBe(index);
  expect(blindIndex(old, "username:academic", "anna")).not.toBe(index);
  expect(blindIndex(old, "username", ":practiceanna")).not.toBe(index);
  expect(blindIndex(rotated, "username:practice", "anna")).not.toBe(index);
  expect(blindIndexes(rotated, "username:practice", "anna")).toEqual([
    blindIndex(rotated, "username:practice", "anna"),
    index,
  ]);
});
