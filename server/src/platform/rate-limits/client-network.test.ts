import { expect, test } from "vitest";
import { countedNetworks } from "./client-network.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:5000", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["unknown", "unknown"],
  ["another invention", "unknown"],
])("[SEC-A11] %s is counted as %s, whatever is counted", (address, network) => {
  const alone = [{ network, times: 1 }];
  expect(countedNetworks(address, "clients")).toEqual(alone);
  expect(countedNetworks(address, "connections")).toEqual(alone);
});

test.each([
  ["2001:db8:1:23ab:3:4:5:6", "2001:db8:1:23ab::/64", "2001:db8:1:2300::/56", "2001:db8:1::/48"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"],
  ["[2001:0db8:0001:0002::6]:443", "2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"],
  ["2001:db8::", "2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64", "64:ff9b:0:0::/56", "64:ff9b:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0:0::/56", "fe80:0:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"],
])("[SEC-A11] %s is a client of %s and, with 16 rate limits, of %s", (address, own, wide, site) => {
  expect(countedNetworks(address, "clients")).toEqual([
    { network: own, times: 1 },
    { network: wide, times: 16 },
  ]);
  expect(countedNetworks(address, "connections")).toEqual([{ network: site, times: 1 }]);
});
