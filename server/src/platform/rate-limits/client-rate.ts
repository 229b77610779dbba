import type { Clock } from "../clock.ts";
import { countedNetworks } from "./client-network.ts";

interface Rate {
  /** Of one client, and of the network of a line with many as often as the limits in the database have it. */
  perMinute: number;
  /** Of all clients together; any number where it is left out. */
  ofAllPerMinute?: number;
}

/**
 * Says of each turn of a client whether it is within its rate. It is kept in the memory of this process alone: for what
 * is cheap to refuse, and must not cost a write.
 */
export function createClientRate(
  clock: Clock,
  { perMinute, ofAllPerMinute = Number.POSITIVE_INFINITY }: Rate,
): (clientAddress: string) => boolean {
  let minute = 0;
  let all = 0;
  const used = new Map<string, number>();
  return (clientAddress) => {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) {
      minute = now;
      all = 0;
      used.clear();
    }
    const networks = countedNetworks(clientAddress, "clients");
    const isWithin = networks.every(
      ({ network, times }) => (used.get(network) ?? 0) < perMinute * times,
    );
    if (!isWithin || all >= ofAllPerMinute) return false;
    all += 1;
    for (const { network } of networks) used.set(network, (used.get(network) ?? 0) + 1);
    return true;
  };
}
