import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createKeys } from "../../keys/keys.ts";
import { deviceCookieName, newDeviceId, readDeviceCookie, signDevice } from "./device-cookie.ts";

const [old, next, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];

test("[SEC-F4] The device cookie has the host prefix wherever https allows it", () => {
  expect([deviceCookieName(true), deviceCookieName(false)]).toEqual(["__Host-fd", "fd"]);
});

test("[SEC-F4] A device id is 256 random bits", () => {
  const ids = Array.from({ length: 1_000 }, newDeviceId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(Buffer.from(id, "base64url")).toHaveLength(32);
});

test("[SEC-F4] A device cookie that we made is told from an invented one", () => {
  const keys = createKeys(old);
  const id = newDeviceId();
  const cookie = signDevice(keys, id);
  expect(readDeviceCookie(keys, cookie)).toEqual({ id, isSigned: true });
  const invented = [
    id,
    `${id}.${"s".repeat(43)}`,
    signDevice(createKeys(other), id),
    `${newDeviceId()}.${cookie.slice(44)}`,
  ];
  for (const value of invented) {
    expect(readDeviceCookie(keys, value)).toEqual({ id: value.slice(0, 43), isSigned: false });
  }
});

test("[SEC-F4 SEC-H18] A device cookie outlives a rotation of the master key", () => {
  const id = newDeviceId();
  const cookie = signDevice(createKeys(old), id);
  expect(readDeviceCookie(createKeys(next, old), cookie)).toEqual({ id, isSigned: true });
  expect(readDeviceCookie(createKeys(next), cookie)).toEqual({ id, isSigned: false });
  const reencrypted = signDevice(createKeys(next, old), id);
  expect(readDeviceCookie(createKeys(next), reencrypted)).toEqual({ id, isSigned: true });
});

test.each([
  "",
  "short",
  "s".repeat(44),
  `${"s".repeat(43)}.`,
  `${"s".repeat(43)}.short`,
  "ß".repeat(43),
])("[SEC-F4] %j is no device cookie", (value) => {
  expect(readDeviceCookie(createKeys(old), value)).toBeNull();
});
