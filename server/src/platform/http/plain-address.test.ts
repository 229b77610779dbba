import { expect, test } from "vitest";
import { plainAddress } from "./plain-address.ts";

test.each([
  ["192.0.2.6", "192.0.2.6"],
  [" 192.0.2.6 ", "192.0.2.6"],
  ["192.0.2.6:5000", "192.0.2.6"],
  ["::ffff:192.0.2.6", "192.0.2.6"],
  ["::FFFF:c000:206", "192.0.2.6"],
  ["0:0:0:0:0:ffff:c000:0206", "192.0.2.6"],
  ["[::ffff:192.0.2.6]:5000", "192.0.2.6"],
  ["2001:DB8:0::0001", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::1", "::1"],
])("[SEC-A11] %s is the address %s", (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

test.each(["", "unknown", "_hidden", "192.0.2", "192.0.2.6:http", "[192.0.2.6]:80", "[::1", "a:b"])(
  "[SEC-A11] %j is no address",
  (text) => {
    expect(plainAddress(text)).toBeNull();
  },
);
