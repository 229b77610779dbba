import type { Clock } from "../clock.ts";
import { countedNetworks } from "./client-network.ts";

interface Rate {
  /** Of one client, and of the network of a line with many as often as the limits in the database have it. */
  perMinute: number;
  /** Of all clients together; any number where it is left out. */
  ofAllPerMinute?: number;
}
export type ClientRate = ReturnType<typeof createClientRate>;

/** Counts turns of clients in the memory of this process alone: for what is cheap to refuse, and must not cost a write. */
export function createClientRate(
  clock: Clock,
  { perMinute, ofAllPerMinute = Number.POSITIVE_INFINITY }: Rate,
) {
  let minute = 0;
  let all = 0;
  const used = new Map<string, number>();

  /** Whether the next turn would be beyond the rate, without counting. */
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
    /** Counts a turn of a client, and says whether it was within the rate. */
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
