import type { Clock } from "../clock.ts";
import { countedNetworks } from "./client-network.ts";

interface Rate {
  /**
   * For one client; for the network of a connection with many addresses, as many times more as the limits in the
   * database allow.
   */
  perMinute: number;
  /** For all clients together; unlimited where it is left out. */
  ofAllPerMinute?: number;
}
export type ClientRate = ReturnType<typeof createClientRate>;

/**
 * Counts requests of clients in this process's memory, where a refusal is cheap and must not cost a write to the
 * database.
 */
export function createClientRate(
  clock: Clock,
  { perMinute, ofAllPerMinute = Number.POSITIVE_INFINITY }: Rate,
) {
  let minute = 0;
  let all = 0;
  const used = new Map<string, number>();

  /** Whether the next request would exceed the rate, without counting it. */
  function isSpent(clientAddress: string): boolean {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) {
      minute = now;
      all = 0;
      used.clear();
    }
    const isBeyond = countedNetworks(clientAddress, "clients").some(
      ({ network, times }) => (used.get(network) ?? 0) >= perMinute * times,
    );
    return isBeyond || all >= ofAllPerMinute;
  }

  return {
    isSpent,
    /** Counts a request of a client, and returns whether it was within the rate. */
    take(clientAddress: string): boolean {
      if (isSpent(clientAddress)) return false;
      all += 1;
      for (const { network } of countedNetworks(clientAddress, "clients")) {
        used.set(network, (used.get(network) ?? 0) + 1);
      }
      return true;
    },
  };
}
