import { countedNetworks } from "./client-network.ts";
import type { Budget } from "./rate-limit.ts";

/** What is counted: a name, a client's address, or what one client does to a name. */
export type BudgetKey = string | { name: string; clientAddress: string };

/** One of the counters that each use of a budget adds to. */
interface Counter {
  key: string;
  minutes: number;
  limit: number;
}

/** The counters of a budget in the order in which they refuse: short windows and narrow networks first. */
export function countersOf(budget: Budget, key: BudgetKey): Counter[] {
  const counted = countedKeys(budget, key);
  return windowsOf(budget).flatMap(([minutes, limit]) =>
    counted.map((one) => ({ key: one.key, minutes, limit: limit * one.times })),
  );
}

/** The narrowest of what a key is counted under. */
export function clientKey(budget: Budget, key: BudgetKey): string {
  return countedKeys(budget, key)[0].key;
}

interface CountedKey {
  key: string;
  times: number;
}

function countedKeys({ counts }: Budget, key: BudgetKey): [CountedKey, ...CountedKey[]] {
  const [name, address] = typeof key === "string" ? ["", key] : [`${key.name} `, key.clientAddress];
  if (counts === undefined) return [{ key: name + address, times: 1 }];
  const [narrowest, ...wider] = countedNetworks(address, counts);
  const keyed = ({ network, times }: typeof narrowest) => ({ key: name + network, times });
  return [keyed(narrowest), ...wider.map(keyed)];
}

function windowsOf(budget: Budget): [minutes: number, limit: number][] {
  const windows: [number, number | undefined][] = [
    [15, budget.perQuarterHour],
    [60, budget.perHour],
    [1_440, budget.perDay],
  ];
  return windows.filter((window): window is [number, number] => window[1] !== undefined);
}
