import { countedNetworks } from "./client-network.ts";
import type { RateLimit } from "./rate-limit.ts";

/** What is counted by: a name, a client's address, or both together. */
export type RateLimitKey = string | { name: string; clientAddress: string };

/**
 * The counters that each use of a rate limit adds to, in the order in which they refuse: short windows and narrow
 * networks first.
 */
export function countersOf(rateLimit: RateLimit, key: RateLimitKey) {
  const counted = countedKeys(rateLimit, key);
  return windowsOf(rateLimit).flatMap(([minutes, limit]) =>
    counted.map((one) => ({ key: one.key, minutes, limit: limit * one.times })),
  );
}

/** The narrowest counter of a key. */
export function clientKey(rateLimit: RateLimit, key: RateLimitKey): string {
  return countedKeys(rateLimit, key)[0].key;
}

interface CountedKey {
  key: string;
  times: number;
}

function countedKeys({ counts }: RateLimit, key: RateLimitKey): [CountedKey, ...CountedKey[]] {
  const [name, address] = typeof key === "string" ? ["", key] : [`${key.name} `, key.clientAddress];
  if (counts === undefined) return [{ key: name + address, times: 1 }];
  const [narrowest, ...wider] = countedNetworks(address, counts);
  const keyed = ({ network, times }: typeof narrowest) => ({ key: name + network, times });
  return [keyed(narrowest), ...wider.map(keyed)];
}

function windowsOf(rateLimit: RateLimit): [minutes: number, limit: number][] {
  const windows: [number, number | undefined][] = [
    [15, rateLimit.perQuarterHour],
    [60, rateLimit.perHour],
    [1_440, rateLimit.perDay],
  ];
  return windows.filter((window): window is [number, number] => window[1] !== undefined);
}
